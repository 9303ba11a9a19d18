import * as z from 'zod/mini'
import { plainLine, plainText } from '#domain/plain-text.ts'
import type { CommonParty, Parties } from '#machines/shared/turn.ts'
import type { FieldProblem } from './errors.ts'

/** A missing value is `required`; a wrong one is `problem`. */
export const orRequired = (problem: FieldProblem) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'required' : problem),
})

export const id = z.uuid(orRequired('malformed'))
export const instant = z.iso.datetime({ precision: 3 })
export const date = z.iso.date(orRequired('notADate'))
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
