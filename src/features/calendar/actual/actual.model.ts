import type { FieldErrors, Resolver } from 'react-hook-form'
import { safeParse } from 'zod/v4/core'
import { type NewActualTime, newActualTime } from '#contract/calendar/actual-times.ts'
import { addDays, type Instant, type PlainDate, wallOf } from '#domain/time.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { instantIn } from '../plan/wall-instant.ts'

/** Holds wall times of the family's zone, as the browser's fields have them: `2026-11-26T17:00`. */
export type ActualValues = { parentId: string; childIds: string[]; from: string; until: string; why: string }

export const actualFieldNames = [
  'parentId',
  'childIds',
  'from',
  'until',
  'why',
] as const satisfies readonly (keyof ActualValues)[]

export const bodyOf = ({ parentId, childIds, from, until, why }: ActualValues, zone: string): NewActualTime => ({
  parentId,
  childIds,
  from: instantIn(from, zone),
  until: instantIn(until, zone),
  why,
})

/** Suggests the whole day that was opened, up to now. */
export function valuesOf({ family, viewpoint }: Viewer, on: PlainDate, now: Instant): ActualValues {
  const present = wallOf(now, family.timeZone)
  const midnight = `${addDays(on, 1)}T00:00`
  return {
    parentId: viewpoint,
    childIds: family.children.filter(({ offered }) => offered).map(({ id }) => id),
    from: `${on}T00:00`,
    until: midnight < present ? midnight : present,
    why: '',
  }
}

/** Asks the same questions as the server, which asks them again. */
export const actualResolver =
  (zone: string, now: () => Instant): Resolver<ActualValues, unknown, NewActualTime> =>
  (values) => {
    const body = bodyOf(values, zone)
    const parsed = safeParse(newActualTime, body)
    const errors: FieldErrors<ActualValues> = {}
    for (const { path, message } of parsed.success ? [] : parsed.error.issues) {
      const field = actualFieldNames.find((name) => name === path[0]) ?? 'why'
      errors[field] ??= { type: 'schema', message }
    }
    for (const name of ['from', 'until'] as const)
      if (values[name] === '') errors[name] = { type: 'schema', message: 'required' }
    if (body.until > now()) errors.until = { type: 'schema', message: 'inTheFuture' }
    return parsed.success && Object.keys(errors).length === 0
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors }
  }
