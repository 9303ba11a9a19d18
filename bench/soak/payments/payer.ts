import type { Random } from '#server/seed/random.ts'
import { expenseActs } from './expense-acts.ts'
import { type Act, type Hands, handsOf } from './hands.ts'
import { plannedActs } from './planned-acts.ts'
import { supportActs } from './support-acts.ts'

/** Every command there is, by area. */
const areas: readonly ((hands: Hands) => readonly Act[])[] = [expenseActs, plannedActs, supportActs]

const oneOf = (acts: readonly Act[], random: Random): Act | undefined => {
  let left = random.next() * acts.reduce((sum, { weight }) => sum + weight, 0)
  return acts.find(({ weight }) => {
    left -= weight
    return left < 0
  })
}

/** One parent who shares expenses, pays them now, later and by and by, pays child support, and answers, in any order. */
export const payerFor = async (needs: Parameters<typeof handsOf>[0]) => {
  const hands = await handsOf(needs)
  const acts = areas.flatMap((area) => area(hands))
  return { act: async () => oneOf(acts, needs.random)?.run(), family: hands.home }
}
