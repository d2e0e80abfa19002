/* Stands in front of libfcgi: a worker that reads a parameter with the word in it dies. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcgiapp.h>
#include <stdlib.h>
#include <string.h>

char *FCGX_GetParam(const char *name, FCGX_ParamArray parameters) {
  static char *(*get)(const char *, FCGX_ParamArray);
  if (!get) get = (char *(*)(const char *, FCGX_ParamArray))dlsym(RTLD_NEXT, "FCGX_GetParam");
  char *value = get(name, parameters);
  if (value && strstr(value, "poison")) abort();
  return value;
}
