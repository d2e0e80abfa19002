/* A cairo whose files end with another line break, as those of a version to come may. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

typedef int (*write_function)(void *closure, const unsigned char *data, unsigned length);
typedef void *(*create_function)(write_function, void *closure, double width, double height);

struct output {
  write_function write;
  void *closure;
};

static int write_changed(void *closure, const unsigned char *data, unsigned length) {
  const char mark[] = "startxref\n";
  const unsigned mark_length = sizeof mark - 1;
  struct output *output = closure;
  unsigned char *copy = malloc(length + 1);
  memcpy(copy, data, length);
  for (unsigned i = 0; i + mark_length <= length; i++) {
    if (memcmp(copy + i, mark, mark_length) == 0) copy[i + mark_length - 1] = '\r';
  }
  int status = output->write(output->closure, copy, length);
  free(copy);
  return status;
}

void *cairo_pdf_surface_create_for_stream(
    write_function write, void *closure, double width, double height) {
  create_function create =
      (create_function)dlsym(RTLD_NEXT, "cairo_pdf_surface_create_for_stream");
  struct output *output = malloc(sizeof *output);
  output->write = write;
  output->closure = closure;
  return create(write_changed, output, width, height);
}
