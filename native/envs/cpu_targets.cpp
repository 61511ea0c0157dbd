#include "envs/cpu_targets.hpp"

#include "kernel/platform/cpu.hpp"

namespace ricochet {

#define RICOCHET_DECLARE(target)           \
    namespace target {                     \
    extern const envs::StepCode step_code; \
    }
RICOCHET_EACH_CPU(RICOCHET_DECLARE)

const envs::StepCode& envs::chosen_steps() {
#define RICOCHET_ENTRY(target) &target::step_code,
    static const StepCode* const targets[] = {RICOCHET_EACH_CPU(RICOCHET_ENTRY)};
    return *targets[chosen_cpu().index()];
}

}  // namespace ricochet
