// CHECK reports a condition that is false and continues. The program then fails at its end.
#pragma once

#include <cstdio>

inline int failures = 0;

#define CHECK(condition)                                                                        \
    do {                                                                                        \
        if (!(condition)) {                                                                     \
            ++failures;                                                                         \
            std::fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #condition); \
        }                                                                                       \
    } while (false)
