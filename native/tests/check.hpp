// CHECK says what does not hold and goes on; the program fails at its end if anything did not.
#pragma once

#include <cstdio>

inline int failures = 0;

#define CHECK(condition)                                                                \
    do {                                                                                \
        if (!(condition)) {                                                             \
            ++failures;                                                                 \
            std::fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
        }                                                                               \
    } while (false)
