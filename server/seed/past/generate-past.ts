import { addDays, type PlainDate } from '#domain/time.ts'
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

export const generatePast = async (needs: Dependencies, family: Family, library: Library): Promise<void> => {
  const generator = new Generator(needs, family, library)
  const steps = stepsOf(library, family)
  const running = async () => {
    for (const batch of batchesOf(steps)) await generator.runBatch(batch.side, batch.steps)
  }
  await Promise.all([generator.drawReceipts(steps), running()])
}

/** Groups consecutive steps of one parent, so that each group is one transaction. */
const batchesOf = (steps: readonly Step[]): { readonly side: Side; readonly steps: Step[] }[] => {
  const batches: { readonly side: Side; readonly steps: Step[] }[] = []
  for (const step of steps) {
    const last = batches.at(-1)
    if (last?.side === step.side) last.steps.push(step)
    else batches.push({ side: step.side, steps: [step] })
  }
  return batches
}
