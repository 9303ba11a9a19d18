import type { Because, Span } from '#domain/parenting-time/answer.ts'
import { createEngine } from '#domain/parenting-time/engine.ts'
import type { ParentingPlan } from '#domain/parenting-time/plan.ts'
import { walk } from './oracle.ts'
import { minuteMs } from './oracle-clock.ts'

function reasonText(because: Because): string {
  switch (because.layer) {
    case 'rotation':
      return `${because.scheduleId} ${because.weekend === null ? `day ${because.day}` : `weekend ${because.weekend}`}`
    case 'holiday':
      return `${because.holidayId} ${because.year}${because.half === null ? '' : ` half ${because.half}`}`
    case 'swap':
      return `swap ${because.requestId}`
    case 'actual':
      return `actual ${because.actualId}`
  }
}
const verdictOf = ({ parent, because }: Span): string =>
  because === null ? 'nobody' : `${parent} ${reasonText(because)}`

/** Compares each minute of a range, and the answer for single instants around each change. Returns the first differences. */
export function differences(plan: ParentingPlan, range: readonly [number, number]): string[] {
  const [from, until] = range
  const engine = createEngine(plan)
  const spans = engine.spans('mia', { from, until })
  const verdicts = spans.map(verdictOf)
  const found: string[] = []
  const differ = (what: string, epoch: number, ours: string, oracle: string) =>
    found.push(`${what} ${new Date(epoch).toISOString()} ${plan.zone}: ${ours}, the oracle says ${oracle}`)
  let index = 0
  let last = ''
  walk(plan, 'mia', range, (epoch, verdict) => {
    while ((spans[index]?.until ?? epoch + 1) <= epoch) index += 1
    const ours = verdicts[index] ?? 'nothing'
    if (ours !== verdict && found.length < 5) differ('span', epoch, ours, verdict)
    if (verdict === last) return
    last = verdict
    const [single, before] = [engine.at('mia', epoch), engine.at('mia', epoch - minuteMs)]
    if (verdictOf(single) !== verdict) differ('at', epoch, verdictOf(single), verdict)
    if (epoch > from && before.until !== epoch) differ('before', epoch, `until ${before.until}`, verdict)
  })
  return found.slice(0, 5)
}
