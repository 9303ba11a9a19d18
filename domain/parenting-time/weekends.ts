import { dateOfDay, dayNumberOf, dayOfMonth } from '../time.ts'
import type { Block } from './answer.ts'
import { epochOfEdge, type Surroundings } from './moments.ts'
import type { MonthWeekends, Schedule, WeekendOfMonth } from './plan.ts'

/** The widest distance between a weekend's Friday and its edges, in days. */
const reach = 7

export type PreparedWeekends = {
  readonly id: string
  readonly parent: string
  readonly rule: MonthWeekends
  readonly isKept: (friday: number) => boolean
}

export function prepareWeekends({ id, parents, startsOn, weekends }: Schedule): PreparedWeekends | null {
  if (weekends === null) return null
  const start = dayNumberOf(startsOn)
  return { id, parent: parents[weekends.to], rule: weekends, isKept: (friday) => isKept(weekends, start, friday) }
}

const ordinalOf = (day: number): number => Math.ceil(dayOfMonth(dateOfDay(day)) / 7)
const isLastOfMonth = (day: number): boolean => dateOfDay(day).slice(0, 7) !== dateOfDay(day + 7).slice(0, 7)

function isKept({ weekends, fifth }: MonthWeekends, start: number, friday: number): boolean {
  if (weekends.includes('last') && isLastOfMonth(friday)) return true
  const ordinal = ordinalOf(friday)
  if (ordinal < 5) return weekends.includes(ordinal as WeekendOfMonth)
  if (fifth !== 'everyOther') return fifth === 'all'
  // The first fifth weekend that begins in the schedule is kept, so the tail of an earlier one is not.
  return friday >= start && fifthsBetween(start, friday) % 2 === 0
}

/** Counts the fifth Fridays from a day on, without the last one given. */
function fifthsBetween(start: number, friday: number): number {
  let count = 0
  for (let day = friday - 7; day >= start; day -= 7) if (ordinalOf(day) === 5) count += 1
  return count
}

/** January 2, 1970 was a Friday. */
const fridayFrom = (day: number): number => day + ((((1 - day) % 7) + 7) % 7)

export function weekendBlocks(around: Surroundings, weekends: PreparedWeekends, from: number, until: number): Block[] {
  const { id, parent, rule, isKept } = weekends
  const lastDay = around.clock.dayAt(until) + reach
  const blocks: Block[] = []
  for (let friday = fridayFrom(around.clock.dayAt(from) - 2 * reach); friday <= lastDay; friday += 7) {
    if (!isKept(friday)) continue
    blocks.push({
      parent,
      because: { layer: 'rotation', scheduleId: id, day: null, weekend: ordinalOf(friday) },
      from: epochOfEdge(around, friday, rule.begins),
      until: epochOfEdge(around, friday, rule.ends),
      begins: rule.begins.handover,
      ends: rule.ends.handover,
    })
  }
  return blocks
}
