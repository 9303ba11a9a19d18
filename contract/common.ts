import * as z from 'zod/mini'
import { plainLine, plainText } from '#domain/plain-text.ts'
import { earliestDate, fromEpoch, latestDate, type PlainDate } from '#domain/time.ts'
import type { CommonParty, Parties } from '#machines/shared/turn.ts'
import type { FieldProblem } from './errors.ts'

/** A missing value is `required`; a wrong one is `problem`. */
export const orRequired = (problem: FieldProblem) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'required' : problem),
})

export const id = z.uuid(orRequired('malformed'))
export const isFromEarliest = (on: PlainDate): boolean => on >= earliestDate
export const isUpToLatest = (on: PlainDate): boolean => on <= latestDate(fromEpoch(Date.now()))
export const instant = z.iso.datetime({ precision: 3, abort: true }).check(z.refine(isFromEarliest, 'malformed'))
/**
 * Validates a calendar date from 1900 to thirty years ahead. The bound keeps sums of dates within what the database and
 * the calendar can express; rules with a narrower bound ask their own clock.
 */
export const date = z.iso
  .date({ ...orRequired('notADate'), abort: true })
  .check(z.refine(isFromEarliest, 'tooEarly'), z.refine(isUpToLatest, 'tooLate'))
/** Validates a time of day such as `21:30`. */
export const wallClock = z.string('required').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'malformed'))
export const minor = z.int()
export const currency = z.enum(['USD', 'GBP', 'CAD', 'AUD', 'NZD', 'MXN'])
export const localeCode = z.enum(['en-US', 'en-GB', 'es-MX'])
const cleaned = (plain: (typed: string) => string, max: number) =>
  z.string('required').check(z.overwrite(plain), z.minLength(1, 'required'), z.maxLength(max, 'tooLong'))
const optional = (plain: (typed: string) => string, max: number) =>
  z.optional(z.nullable(z.string().check(z.overwrite(plain), z.maxLength(max, 'tooLong'))))

/** Validates a required text: trimmed, without invisible characters, at most `max` characters (an emoji counts as one). */
export const text = (max: number) => cleaned(plainText, max)
/** Validates a text like `text` does, but on one line: a name, a number. */
export const line = (max: number) => cleaned(plainLine, max)
/** Validates an optional text; an empty one counts as missing. */
export const optionalText = (max: number) => optional(plainText, max)
export const optionalLine = (max: number) => optional(plainLine, max)
/** Validates what is searched for, on one line; without a word it selects everything. */
export const searchText = (max: number) => z.string().check(z.overwrite(plainLine), z.maxLength(max, 'tooLong'))

export const mode = z.enum(['self', 'viewing', 'synced'])
const commonParties = ['system', 'bank', 'onlooker'] as const satisfies readonly CommonParty[]

/**
 * Says what the caller is to an item whose chart has these parties, so that the browser can ask the same chart the same
 * question as the server.
 */
export const youAmong = <Own extends Parties>(parties: Own) => {
  const own = Object.keys(parties) as (keyof Own & string)[]
  return z.object({ actor: z.nullable(id), party: z.enum([...own, ...commonParties]), mode })
}
export const itemParams = z.object({ id })
