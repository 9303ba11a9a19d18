import * as z from 'zod/mini'
import { frequencies, type RecurrenceEnd } from '#domain/recurrence.ts'
import { date, orRequired } from './common.ts'
import type { FieldProblem } from './errors.ts'

/** The caller allows at most `most` occurrences; `tooMany` is the problem of more. */
export type RecurrenceLimits = { readonly most: number; readonly tooMany: FieldProblem }

const endUpTo = ({ most, tooMany }: RecurrenceLimits) =>
  z.discriminatedUnion('by', [
    z.strictObject({
      by: z.literal('count'),
      count: z.int(orRequired('notANumber')).check(z.gte(1, 'noOccurrence'), z.lte(most, tooMany)),
    }),
    z.strictObject({ by: z.literal('date'), on: date }),
  ])

/** The fields of something that recurs. A caller that needs an end adds `endsWhereNeeded`. */
export const recurrenceFieldsUpTo = (limits: RecurrenceLimits) => ({
  frequency: z.enum(frequencies),
  startsOn: date,
  end: z.nullable(endUpTo(limits)),
})

type Fields = {
  readonly frequency: string
  readonly startsOn: string
  readonly end: RecurrenceEnd | null
}
export const endsWhereNeeded = z.refine<Fields>(
  ({ frequency, end: ending }) => frequency === 'once' || ending !== null,
  {
    error: 'required',
    path: ['end'],
  },
)
export const endsRight = z.refine<Fields>(
  ({ startsOn, end: ending }) => ending?.by !== 'date' || startsOn <= ending.on,
  {
    error: 'endBeforeStart',
    path: ['end', 'on'],
  },
)
