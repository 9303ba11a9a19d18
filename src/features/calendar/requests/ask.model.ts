import type { FieldErrors, Resolver } from 'react-hook-form'
import { safeParse } from 'zod/v4/core'
import { type ChangeRequestDto, type NewChangeRequest, newChangeRequest } from '#contract/calendar/change-requests.ts'
import { clockProblem, earliestIndex } from '#domain/parenting-time/request-clocks.ts'
import { epochOf, wallOf } from '#domain/time.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { instantIn } from '../plan/wall-instant.ts'
import { otherParentId } from '../schedules/pair.ts'

/** Holds wall times of the family's zone, as the browser's fields have them: `2026-11-26T17:00`. */
export type AskValues = {
  kind: 'offer' | 'request'
  way: 'one' | 'swap'
  from: string
  until: string
  secondFrom: string
  secondUntil: string
  childIds: string[]
  reason: string
  expiresAt: string
}

export const askFieldNames = [
  'kind',
  'from',
  'until',
  'secondFrom',
  'secondUntil',
  'childIds',
  'reason',
  'expiresAt',
] as const satisfies readonly (keyof AskValues)[]

/** Returns who has the children in the first time: whoever asks for it, or the other parent, to whom it is offered. */
export const firstParent = (kind: AskValues['kind'], viewer: Viewer): string =>
  kind === 'request' ? viewer.viewpoint : otherParentId(viewer.viewpoint, viewer)

export function bodyOf(values: AskValues, viewer: Viewer): NewChangeRequest {
  const { timeZone } = viewer.family
  const first = firstParent(values.kind, viewer)
  const timeOf = (parentId: string, from: string, until: string) => ({
    parentId,
    from: instantIn(from, timeZone),
    until: instantIn(until, timeZone),
  })
  const second = timeOf(otherParentId(first, viewer), values.secondFrom, values.secondUntil)
  return {
    kind: values.kind,
    childIds: values.childIds,
    times: [timeOf(first, values.from, values.until), ...(values.way === 'swap' ? [second] : [])],
    reason: values.reason,
    expiresAt: instantIn(values.expiresAt, timeZone),
  }
}

const timeFields = [
  { from: 'from', until: 'until' },
  { from: 'secondFrom', until: 'secondUntil' },
] as const

/** Finds the field of a problem, by the path in the body or by the server's name for it. */
export function fieldOf(path: readonly PropertyKey[]): keyof AskValues {
  const [name, place, edge] = path
  if (name !== 'times') return askFieldNames.find((known) => known === name) ?? 'reason'
  const fields = timeFields[Number(place) === 1 ? 1 : 0]
  return edge === 'until' ? fields.until : fields.from
}

/** Asks the same questions as the server, which asks them again. */
export const askResolver =
  (viewer: Viewer, now: () => number): Resolver<AskValues, unknown, NewChangeRequest> =>
  (values) => {
    const body = bodyOf(values, viewer)
    const parsed = safeParse(newChangeRequest, body)
    const errors: FieldErrors<AskValues> = {}
    const issues = parsed.success ? [] : parsed.error.issues
    for (const { path, message } of issues) errors[fieldOf(path)] ??= { type: 'schema', message }
    for (const name of ['from', 'until', 'expiresAt'] as const)
      if (values[name] === '') errors[name] = { type: 'schema', message: 'required' }
    if (!parsed.success || Object.keys(errors).length > 0) return { values: {}, errors }
    const from = Math.min(...parsed.data.times.map((time) => epochOf(time.from)))
    const clocks = { from, expiresAt: epochOf(parsed.data.expiresAt), zone: viewer.family.timeZone }
    const problem = clockProblem(clocks, now())
    if (!problem) return { values: parsed.data, errors: {} }
    const early = fieldOf(['times', earliestIndex(parsed.data.times), 'from'])
    return {
      values: {},
      errors: { [problem === 'fromTooSoon' ? early : 'expiresAt']: { type: 'schema', message: problem } },
    }
  }

/** Gives the first values: those of the request that is answered, the other way round, or none. */
export function valuesOf(viewer: Viewer, answered: ChangeRequestDto | null): AskValues {
  const { timeZone, children } = viewer.family
  const [first, second] = answered?.times ?? []
  const wall = (instant: string | undefined) => (instant ? wallOf(instant, timeZone) : '')
  return {
    kind: first && first.parentId !== viewer.viewpoint ? 'offer' : 'request',
    way: second ? 'swap' : 'one',
    from: wall(first?.from),
    until: wall(first?.until),
    secondFrom: wall(second?.from),
    secondUntil: wall(second?.until),
    childIds: answered?.childIds ?? children.filter(({ offered }) => offered).map(({ id }) => id),
    reason: '',
    expiresAt: wall(answered?.expiresAt),
  }
}
