import { addDays, type PlainDate } from '#domain/time.ts'
import { type Act, minutesOf, minutesOfDay } from '../agenda.ts'
import { randomFrom } from '../random.ts'
import { type Dependencies, type Family, Generator } from './generator.ts'
import type { Library, Side } from './library.ts'
import { plansOf } from './plans.ts'
import { schedulePurchase } from './scenarios.ts'
import { Schedule, type Step } from './schedule.ts'

/** Returns two years of one family in chronological order. It is deterministic except for ids. */
export const stepsOf = (
  library: Library,
  { today, category }: { readonly today: PlainDate } & Pick<Family, 'category'>,
): readonly Step[] => {
  const random = randomFrom(1)
  const schedule = new Schedule(random)
  const monthAt = (day: number) => Number(addDays(today, -day).slice(5, 7)) - 1
  const percentOf = (plan: { readonly category: string }) => category(plan.category).creatorPercent
  for (const plan of plansOf(library, monthAt, random)) schedulePurchase({ schedule, library, random, percentOf }, plan)
  return schedule.steps()
}

/** Generates the past. `beside` happened in between: what stands in one stream is written in the order of its time. */
export const generatePast = async (
  needs: Dependencies,
  family: Family,
  library: Library,
  beside: readonly Act[],
): Promise<void> => {
  const generator = new Generator(needs, family, library)
  const steps = stepsOf(library, family)
  const running = async () => {
    for (const one of inOrder(steps, beside)) await ('run' in one ? one.run() : generator.runBatch(one.side, one.steps))
  }
  await Promise.all([generator.drawReceipts(steps), running()])
}

type Batch = { readonly side: Side; readonly steps: Step[] }

/** Groups consecutive steps of one parent, so that each group is one transaction. */
const inOrder = (steps: readonly Step[], beside: readonly Act[]): (Batch | Act)[] => {
  const all = [
    ...steps.map((step) => ({ at: step.minute - step.day * minutesOfDay, what: step })),
    ...beside.map((act) => ({ at: minutesOf(act.when), what: act })),
  ].toSorted((a, b) => a.at - b.at)
  const batches: (Batch | Act)[] = []
  for (const { what } of all) {
    const last = batches.at(-1)
    if ('run' in what) batches.push(what)
    else if (last && 'steps' in last && last.side === what.side) last.steps.push(what)
    else batches.push({ side: what.side, steps: [what] })
  }
  return batches
}
