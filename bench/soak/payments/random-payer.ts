import type { Random } from '#server/seed/random.ts'
import { type Action, type ActionContext, actionContextOf } from './action-context.ts'
import { expenseActions } from './expense-actions.ts'
import { scheduleActions } from './schedule-actions.ts'
import { supportActions } from './support-actions.ts'

/** Holds every action, by area. */
const areas: readonly ((context: ActionContext) => readonly Action[])[] = [
  expenseActions,
  scheduleActions,
  supportActions,
]

const pickAction = (acts: readonly Action[], random: Random): Action | undefined => {
  let left = random.next() * acts.reduce((sum, { weight }) => sum + weight, 0)
  return acts.find(({ weight }) => {
    left -= weight
    return left < 0
  })
}

/**
 * One parent who shares expenses, pays them now or later or in a series, pays child support, and answers, in any order.
 */
export const randomPayerFor = async (needs: Parameters<typeof actionContextOf>[0]) => {
  const context = await actionContextOf(needs)
  const acts = areas.flatMap((area) => area(context))
  return { act: async () => pickAction(acts, needs.random)?.run(), family: context.home }
}
