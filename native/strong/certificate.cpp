#include "strong/certificate.hpp"

#include <stdexcept>

#include "strong/certificate_kinds.hpp"

namespace ricochet::strong {

std::optional<WrongDistance> find_wrong_distance(const StrongQuestion& question, const FinishedTable& table,
                                                 const FinishedTable& beside, int threads, StrongControl& control) {
    const StrongPlan plan = plan_strong(question);
    const bool is_vortex = question.puzzle.target_robot == any_robot;
    if (threads < 1) throw std::invalid_argument("a check needs a thread");
    if (!is_vortex && question.puzzle.ricochet_rule && plan.turns_active) {
        throw std::invalid_argument("a diagonal turns the robot that must obey the ricochet rule");
    }
    const auto check = [&](const FinishedTable& given) {
        if (given.used < 1 || given.used > max_planes || given.planes.size() < given.used * plan.plane_bytes) {
            throw std::invalid_argument("the planes have the wrong size");
        }
    };
    check(table);
    if (is_vortex || question.puzzle.ricochet_rule) check(beside);
    if (is_vortex) return find_wrong_distance_of_any(plan, table, beside, threads, control);
    if (question.puzzle.ricochet_rule)
        return find_wrong_distance_ruled(question, plan, table, beside, threads, control);
    return find_wrong_distance_free(question, plan, table, threads, control);
}

}  // namespace ricochet::strong
