import type { FieldErrors, Resolver } from 'react-hook-form'
import { safeParse } from 'zod/v4/core'
import {
  type NewParentingSchedule,
  newParentingSchedule,
  type ParentingScheduleDto,
} from '#contract/calendar/parenting-schedules.ts'
import { earliestEnd } from '#domain/parenting-time/overlaps.ts'
import { arrivesTooSoon, handoversOf } from '#domain/parenting-time/travel.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { type BuilderValues, bodyOf } from './builder.model.ts'

const handoverFields = { time: 'time', place: 'place', name: 'timeName', withoutSchool: 'withoutSchool' } as const

/** Times and places of single exchanges are no fields of the form; the box that asks for them stands for them. */
type FieldName = Exclude<keyof BuilderValues, 'own'>

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

const fieldIn = ({ apart }: BuilderValues, path: readonly PropertyKey[]): FieldName => {
  const isOwn = apart && path.includes('handover')
  return isOwn ? 'apart' : fieldOf(path)
}

/** Asks the same questions as the server, which asks them again. */
function problemsOf({ startsOn, endsOn, ...rest }: NewParentingSchedule, { today, family }: Viewer) {
  if (startsOn < today) return [{ field: 'startsOn' as const, code: 'inThePast' }]
  if (handoversOf(rest).some((handover) => arrivesTooSoon(handover, family.timeZone, startsOn)))
    return [{ field: 'time' as const, code: 'arrivesTooSoon' }]
  if (endsOn === null) return []
  if (endsOn < startsOn) return [{ field: 'endsOn' as const, code: 'endBeforeStart' }]
  return endsOn < earliestEnd({ startsOn, ...rest }) ? [{ field: 'endsOn' as const, code: 'endsTooSoon' }] : []
}

export const builderResolver =
  (viewer: Viewer, kept: ParentingScheduleDto | null): Resolver<BuilderValues, unknown, NewParentingSchedule> =>
  (values) => {
    const parsed = safeParse(newParentingSchedule, bodyOf(values, kept))
    const problems = parsed.success
      ? problemsOf(parsed.data, viewer)
      : parsed.error.issues.map(({ path, message }) => ({ field: fieldIn(values, path), code: message }))
    if (parsed.success && problems.length === 0) return { values: parsed.data, errors: {} }
    const errors: FieldErrors<BuilderValues> = {}
    for (const { field, code } of problems) errors[field] ??= { type: 'schema', message: code }
    return { values: {}, errors }
  }
