#include "envs/cpu_targets.hpp"

#include "kernel/platform/cpu.hpp"

namespace ricochet::envs {

#define RICOCHET_DECLARE(target)     \
    namespace target {               \
    extern const StepCode step_code; \
    }
RICOCHET_EACH_CPU(RICOCHET_DECLARE)

const StepCode& chosen_steps() {
#define RICOCHET_ENTRY(target) &target::step_code,
    static const StepCode* const targets[] = {RICOCHET_EACH_CPU(RICOCHET_ENTRY)};
    return *targets[chosen_cpu().index()];
}

}  // namespace ricochet::envs
