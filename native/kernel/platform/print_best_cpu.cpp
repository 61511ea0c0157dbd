// Prints the best CPU target of this processor. CMakeLists.txt runs it to compile no target that is better.
#include <cstdio>

#include "kernel/platform/cpu.cpp"

int main() { std::puts(ricochet::choose_cpu("").cpu->name); }
