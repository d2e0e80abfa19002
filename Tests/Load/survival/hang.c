/* Stands in front of libfcgi: the first worker that reads a parameter with the word in it is
   stopped, and nobody hears of it. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcgiapp.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

char *FCGX_GetParam(const char *name, FCGX_ParamArray parameters) {
  static char *(*get)(const char *, FCGX_ParamArray);
  if (!get) get = (char *(*)(const char *, FCGX_ParamArray))dlsym(RTLD_NEXT, "FCGX_GetParam");
  char *value = get(name, parameters);
  if (!value || !strstr(value, "hang")) return value;
  if (open(getenv("HUNG_ONCE"), O_CREAT | O_EXCL, 0600) >= 0) raise(SIGSTOP);
  return value;
}
