/* Adds an offset to the wall clock of a program, for tests: LD_PRELOAD this, and name a file with
   the offset in seconds in HAVANA_TEST_CLOCK. Other clocks stay as they are. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int clock_gettime(clockid_t clock, struct timespec *now) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) {
        real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    }
    int result = real(clock, now);
    const char *path = getenv("HAVANA_TEST_CLOCK");
    if (result == 0 && clock == CLOCK_REALTIME && path) {
        FILE *file = fopen(path, "r");
        long offset = 0;
        if (file) {
            if (fscanf(file, "%ld", &offset) == 1) {
                now->tv_sec += offset;
            }
            fclose(file);
        }
    }
    return result;
}
