/* The yardstick: answers every request with the bytes of a file, and does nothing else. */
#include <fcgiapp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments) {
  FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
  if (!file) return EXIT_FAILURE;
  static char bytes[4 << 20];
  int size = (int)fread(bytes, 1, sizeof bytes, file);
  fclose(file);

  FCGX_Request request;
  FCGX_Init();
  signal(SIGTERM, SIG_DFL);
  FCGX_InitRequest(&request, 0, 0);
  while (FCGX_Accept_r(&request) == 0) {
    FCGX_PutStr(bytes, size, request.out);
    FCGX_Finish_r(&request);
  }
  return EXIT_SUCCESS;
}
