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

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const sorted = (changes: readonly CycleChange[]) =>
  changes.map(({ day, to, handover }) => [day, to, handover.time]).toSorted()

/** The three handovers of a rotation, as far as it has them. */
export type KnownHandovers = { readonly days: Handover; readonly visitFrom: string; readonly visitTo: string }

const visitDays = ({ visits }: Pattern): readonly number[] => visits.map(({ day }) => day)

function handoversOf(cycle: Cycle, pattern: Pattern): KnownHandovers | null {
  const days = visitDays(pattern)
  const [visit, back] = cycle.changes.filter(({ day }) => days.includes(day)).map(({ handover }) => handover.time)
  const own = cycle.changes.find(({ day }) => !days.includes(day))?.handover
  return own ? { days: own, visitFrom: visit ?? '17:00', visitTo: back ?? '20:00' } : null
}

/** Returns the pattern that a cycle is, with its times; null when it is none of ours. */
export function patternOfCycle(cycle: Cycle): { pattern: PatternName | 'byHand'; handovers: KnownHandovers } | null {
  const names = Object.keys(patterns) as PatternName[]
  for (const name of names) {
    const pattern: Pattern = patterns[name]
    const handovers = handoversOf(cycle, pattern)
    if (!handovers || pattern.nights.length !== cycle.length) continue
    const { days, visitFrom, visitTo } = handovers
    const built = cycleOf(pattern, {
      days,
      visitBegins: { ...days, time: visitFrom },
      visitEnds: { ...days, time: visitTo },
    })
    if (same(sorted(built.changes), sorted(cycle.changes))) return { pattern: name, handovers }
  }
  const [first] = cycle.changes
  if (!first) return null
  const handovers = { days: first.handover, visitFrom: '17:00', visitTo: '20:00' }
  const drawn = cycleOf(
    { nights: nightsOf(cycle), weekday: null, visits: [] },
    { days: first.handover, visitBegins: first.handover, visitEnds: first.handover },
  )
  return same(sorted(drawn.changes), sorted(cycle.changes)) ? { pattern: 'byHand', handovers } : null
}
