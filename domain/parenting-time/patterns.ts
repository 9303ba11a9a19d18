import type { Cycle, CycleChange, Handover, Side } from './plan.ts'

/** A visit of a few hours or a night within the other parent's days, on a day of the cycle counted from 0. */
type Visit = { readonly day: number; readonly lasts: 'evening' | 'night' }

/**
 * Describes a pattern: a letter for each night, A the first side and B the second. `weekday` is the one that its first day
 * falls on (0 is Sunday) where the pattern only makes sense so.
 */
export type Pattern = { readonly nights: string; readonly weekday: number | null; readonly visits: readonly Visit[] }

const monday = 1
const wednesdays: readonly number[] = [2, 9]
const twelveTwo = 'AAAAAAAAAAABBA'

export const patterns = {
  '2-2-3': { nights: 'AABBAAABBAABBB', weekday: monday, visits: [] },
  '2-2-5-5': { nights: 'AABBAAAAABBBBB', weekday: monday, visits: [] },
  '5-2-2-5': { nights: 'AAAAABBAABBBBB', weekday: monday, visits: [] },
  '3-4-4-3': { nights: 'AAABBBBAAAABBB', weekday: null, visits: [] },
  '7-7': { nights: 'AAAAAAABBBBBBB', weekday: null, visits: [] },
  '12-2': { nights: twelveTwo, weekday: monday, visits: [] },
  '12-2-evening': { nights: twelveTwo, weekday: monday, visits: wednesdays.map((day) => ({ day, lasts: 'evening' })) },
  '12-2-night': { nights: twelveTwo, weekday: monday, visits: wednesdays.map((day) => ({ day, lasts: 'night' })) },
  '4-3': { nights: 'AAAABBB', weekday: monday, visits: [] },
  '5-2': { nights: 'AAAABBA', weekday: monday, visits: [] },
  '14-7': { nights: 'AAAAAAAAAAAAAABBBBBBB', weekday: null, visits: [] },
  'ten-days': { nights: 'AAAAABBBBB', weekday: null, visits: [] },
  'three-days': { nights: 'AAB', weekday: null, visits: [] },
} satisfies Record<string, Pattern>
export type PatternName = keyof typeof patterns

/** The three handovers of a pattern: between days, and at both ends of a visit. */
export type Handovers = { readonly days: Handover; readonly visitBegins: Handover; readonly visitEnds: Handover }

const sideOf = (letter: string | undefined): Side => (letter === 'B' ? 'second' : 'first')
export const otherSide = (side: Side): Side => (side === 'first' ? 'second' : 'first')

/** Returns the changes that a row of nights means. One drawn by hand is such a row, too. */
export function changesOfNights(nights: string, handover: Handover): readonly CycleChange[] {
  const letters = [...nights]
  const changes = letters.flatMap((letter, day) =>
    letter === letters.at(day - 1) ? [] : [{ day, to: sideOf(letter), handover }],
  )
  return changes.length === 0 ? [{ day: 0, to: sideOf(letters[0]), handover }] : changes
}

/** An evening ends on its day; a night ends on the next morning. */
export function cycleOf({ nights, visits }: Pattern, handovers: Handovers, beginsOn = 0): Cycle {
  const during = visits.flatMap(({ day, lasts }): CycleChange[] => {
    const home = sideOf(nights[day])
    const back = lasts === 'night' ? (day + 1) % nights.length : day
    return [
      { day, to: otherSide(home), handover: handovers.visitBegins },
      { day: back, to: home, handover: handovers.visitEnds },
    ]
  })
  return { length: nights.length, beginsOn, changes: [...changesOfNights(nights, handovers.days), ...during] }
}
