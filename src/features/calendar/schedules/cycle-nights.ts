import { cycleOf, type Pattern, type PatternName, patterns } from '#domain/parenting-time/patterns.ts'
import type { Cycle, CycleChange, Handover } from '#domain/parenting-time/plan.ts'

/** Returns whose each night of a cycle is: a letter for each, A the first place and B the second. */
export function nightsOf({ length, changes }: Pick<Cycle, 'length' | 'changes'>): string {
  const inOrder = changes.toSorted(
    (one, other) => one.day - other.day || (one.handover.time < other.handover.time ? -1 : 1),
  )
  let letter = inOrder.at(-1)?.to === 'second' ? 'B' : 'A'
  let nights = ''
  for (let day = 0; day < length; day += 1) {
    const last = inOrder.filter((change) => change.day === day).at(-1)
    if (last) letter = last.to === 'second' ? 'B' : 'A'
    nights += letter
  }
  return nights
}

const sorted = (changes: readonly CycleChange[]): string =>
  JSON.stringify(changes.map(({ day, to }) => `${day}${to}`).toSorted())

/** The three handovers of a rotation, as far as it has them. */
export type KnownHandovers = { readonly days: Handover; readonly visitFrom: string; readonly visitTo: string }

const visitDays = ({ visits }: Pattern): readonly number[] => visits.map(({ day }) => day)

function handoversOf(cycle: Cycle, pattern: Pattern): KnownHandovers | null {
  const days = visitDays(pattern)
  const [visit, back] = cycle.changes.filter(({ day }) => days.includes(day)).map(({ handover }) => handover.time)
  const own = cycle.changes.find(({ day }) => !days.includes(day))?.handover
  return own ? { days: own, visitFrom: visit ?? '17:00', visitTo: back ?? '20:00' } : null
}

/** Returns the pattern that a cycle is, whatever its times, with those of its first exchanges; null when it is none of ours. */
export function patternOfCycle(cycle: Cycle): { pattern: PatternName | 'byHand'; handovers: KnownHandovers } | null {
  const [first] = cycle.changes
  if (!first) return null
  const shape = sorted(cycle.changes)
  const own = { days: first.handover, visitBegins: first.handover, visitEnds: first.handover }
  const names = Object.keys(patterns) as PatternName[]
  for (const name of names) {
    const pattern: Pattern = patterns[name]
    const handovers = handoversOf(cycle, pattern)
    if (!handovers || pattern.nights.length !== cycle.length) continue
    if (sorted(cycleOf(pattern, own).changes) === shape) return { pattern: name, handovers }
  }
  const drawn = cycleOf({ nights: nightsOf(cycle), weekday: null, visits: [] }, own)
  const handovers = { days: first.handover, visitFrom: '17:00', visitTo: '20:00' }
  return sorted(drawn.changes) === shape ? { pattern: 'byHand', handovers } : null
}
