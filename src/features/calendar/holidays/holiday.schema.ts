import type { FieldErrors, Resolver } from 'react-hook-form'
import { safeParse } from 'zod/v4/core'
import { type NewHoliday, newHoliday } from '#contract/calendar/holidays.ts'
import { firstKept } from '#domain/parenting-time/holiday-bounds.ts'
import { exceedsYear } from '#domain/parenting-time/overlaps.ts'
import type { Holiday } from '#domain/parenting-time/plan.ts'
import { earlyEdges, type HolidayEdgeName, holidayEdges } from '#domain/parenting-time/travel.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { bodyOf, type DateKind, type HolidayValues } from './holiday.model.ts'

/** Finds the field that a problem of the body is about. Both sides name problems by the same paths. */
export function fieldOf([first, second, third]: readonly PropertyKey[], by: DateKind): keyof HolidayValues {
  if (first === 'date') {
    if (by === 'range') return 'startsOn'
    return second === 'month' || second === 'day' || second === 'nth' ? second : 'by'
  }
  const edge = holidayEdges.find((name) => name === first)
  if (edge) return second === 'handover' ? fieldOfHandover(edge, third) : dayField(edge, by)
  return first === 'childIds' || first === 'odd' || first === 'even' ? first : 'name'
}

const fieldOfHandover = (edge: HolidayEdgeName, part: PropertyKey | undefined): keyof HolidayValues => {
  if (part === 'arrival') return `${edge}Arrives`
  if (part === 'name') return `${edge}Name`
  if (part === 'withoutSchool') return `${edge}WithoutSchool`
  return part === 'place' ? 'place' : `${edge}At`
}

/** A range begins on its first day, and its other days are dates. */
const dayField = (edge: HolidayEdgeName, by: DateKind): keyof HolidayValues =>
  by === 'range' && edge !== 'begins' ? `${edge}On` : edge

type Problem = { readonly field: keyof HolidayValues; readonly code: string }

const required = (values: HolidayValues, ...names: ('startsOn' | 'endsOn' | 'middleOn')[]): Problem[] =>
  names.filter((name) => values[name] === '').map((field) => ({ field, code: 'required' }))

/** An empty day of a range counts as none, so it is asked for before the schema is. */
function missingIn(values: HolidayValues, body: NewHoliday): Problem[] {
  if (values.by !== 'range') return []
  return body.middle ? required(values, 'startsOn', 'endsOn', 'middleOn') : required(values, 'startsOn', 'endsOn')
}

/** Returns a holiday as the engine takes it: kept from today on. */
export const asHoliday = (body: NewHoliday, today: string): Holiday => ({ ...body, id: '', from: today, through: null })

/** Asks the same questions as the server, which asks them again and knows the other holidays. */
function problemsOf(body: NewHoliday, { today, family }: Viewer, by: DateKind): Problem[] {
  const holiday = asHoliday(body, today)
  if (exceedsYear(holiday, today)) return [{ field: fieldOf(['ends'], by), code: 'longerThanYear' }]
  const from = firstKept(family.timeZone, holiday)
  if (from === null)
    return [{ field: fieldOf(['date'], by), code: body.date.by === 'list' ? 'inThePast' : 'noOccurrence' }]
  return earlyEdges({ ...holiday, from }, family.timeZone).map((edge) => ({
    field: `${edge}Arrives`,
    code: 'arrivesTooSoon',
  }))
}

export const holidayResolver =
  (viewer: Viewer): Resolver<HolidayValues, unknown, NewHoliday> =>
  (values) => {
    const body = bodyOf(values)
    const missing = missingIn(values, body)
    const parsed = safeParse(newHoliday, body)
    const found = parsed.success
      ? problemsOf(parsed.data, viewer, values.by)
      : parsed.error.issues.map(({ path, message }) => ({ field: fieldOf(path, values.by), code: message }))
    const problems = missing.length > 0 ? [...missing, ...(parsed.success ? [] : found)] : found
    if (parsed.success && problems.length === 0) return { values: parsed.data, errors: {} }
    const errors: FieldErrors<HolidayValues> = {}
    for (const { field, code } of problems) errors[field] ??= { type: 'schema', message: code }
    return { values: {}, errors }
  }
