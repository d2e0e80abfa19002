#pragma once

// What Swift's Glibc module leaves out.
#include <malloc.h>
#include <sys/epoll.h>
#include <sys/signalfd.h>

extern char **environ;

static inline char **environment(void) { return environ; }
