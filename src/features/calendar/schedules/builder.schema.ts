import type { FieldErrors, Resolver } from 'react-hook-form'
import { safeParse } from 'zod/v4/core'
import {
  type NewParentingSchedule,
  newParentingSchedule,
  type ParentingScheduleDto,
} from '#contract/calendar/parenting-schedules.ts'
import { earliestEnd } from '#domain/parenting-time/overlaps.ts'
import { arrivesTooSoon, exchangesOf } from '#domain/parenting-time/travel.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { type BuilderValues, bodyOf, keyOf } from './builder.model.ts'
import type { OwnExchange } from './own-exchange.model.ts'

const handoverFields = { time: 'time', place: 'place', name: 'timeName', withoutSchool: 'withoutSchool' } as const

type FieldName = Exclude<keyof BuilderValues, 'own'>
/** The code of what is wrong with a field, or with a part of one exchange that has its own. */
type Problem =
  | { readonly field: FieldName; readonly code: string }
  | { readonly exchange: string; readonly part: keyof OwnExchange; readonly code: string }

/** Finds the field that a problem of the body is about: all handovers are typed in the same fields. */
function fieldOf(path: readonly PropertyKey[]): FieldName {
  const [first] = path
  if (first === 'weekends') return path[1] === 'ends' ? 'weekendTo' : 'weekends'
  if (first === 'cycle') {
    const last = String(path.at(-1))
    return last in handoverFields ? handoverFields[last as keyof typeof handoverFields] : 'nights'
  }
  return first as FieldName
}

/** Names the exchange that a path of the body leads to, by its key in the form. */
function exchangeAt({ cycle }: NewParentingSchedule, [first, second, index]: readonly PropertyKey[]): string {
  if (first === 'weekends') return String(second)
  const change = cycle.changes[Number(index)]
  return change ? keyOf(change.day, change.to) : ''
}

function partOf(path: readonly PropertyKey[]): keyof OwnExchange {
  if (path.includes('arrival')) return 'arrives'
  const last = String(path.at(-1))
  return last in handoverFields ? handoverFields[last as keyof typeof handoverFields] : 'time'
}

function problemAt(
  { apart }: BuilderValues,
  body: NewParentingSchedule,
  path: readonly PropertyKey[],
  code: string,
): Problem {
  if (!apart || !path.includes('handover')) return { field: fieldOf(path), code }
  return { exchange: exchangeAt(body, path), part: partOf(path), code }
}

/** Finds the journeys that would end before they begin. */
const earlyIn = (body: NewParentingSchedule, zone: string): string[] =>
  exchangesOf(body)
    .filter(({ handover }) => arrivesTooSoon(handover, zone, body.startsOn))
    .map(({ path }) => exchangeAt(body, path.split('.')))

/** Asks the same questions as the server, which asks them again. */
function problemsOf(body: NewParentingSchedule, { today, family }: Viewer, { rotation }: BuilderValues): Problem[] {
  const { startsOn, endsOn } = body
  if (startsOn < today) return [{ field: 'startsOn', code: 'inThePast' }]
  const code = 'arrivesTooSoon'
  const early = earlyIn(body, family.timeZone)
  // A rotation that stays as it is has no fields for its exchanges.
  if (early.length > 0 && rotation === 'kept') return [{ field: 'startsOn', code }]
  if (early.length > 0) return early.map((exchange) => ({ exchange, part: 'arrives', code }))
  if (endsOn === null) return []
  if (endsOn < startsOn) return [{ field: 'endsOn', code: 'endBeforeStart' }]
  return endsOn < earliestEnd(body) ? [{ field: 'endsOn', code: 'endsTooSoon' }] : []
}

/** Sorts problems by their fields; the first of each counts. */
function errorsOf(problems: readonly Problem[]): FieldErrors<BuilderValues> {
  const errors: FieldErrors<BuilderValues> = {}
  const own: Record<string, Partial<Record<keyof OwnExchange, { type: string; message: string }>>> = {}
  for (const problem of problems) {
    const error = { type: 'schema', message: problem.code }
    if ('field' in problem) errors[problem.field] ??= error
    else own[problem.exchange] = { [problem.part]: error, ...own[problem.exchange] }
  }
  return Object.keys(own).length > 0 ? { ...errors, own } : errors
}

export const builderResolver =
  (viewer: Viewer, kept: ParentingScheduleDto | null): Resolver<BuilderValues, unknown, NewParentingSchedule> =>
  (values) => {
    const body = bodyOf(values, kept)
    const parsed = safeParse(newParentingSchedule, body)
    const problems = parsed.success
      ? problemsOf(parsed.data, viewer, values)
      : parsed.error.issues.map(({ path, message }) => problemAt(values, body, path, message))
    if (parsed.success && problems.length === 0) return { values: parsed.data, errors: {} }
    return { values: {}, errors: errorsOf(problems) }
  }
