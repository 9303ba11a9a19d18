import * as z from 'zod/mini'

export const id = z.uuid('malformed')
export const instant = z.iso.datetime({ precision: 3 })
export const date = z.iso.date('notADate')
export const minor = z.int()
export const currency = z.enum(['USD', 'GBP', 'CAD', 'AUD', 'NZD', 'MXN'])
export const localeCode = z.enum(['en-US', 'en-GB', 'es-MX'])
/** A text a person typed: trimmed, required, at most `max` characters. */
export const text = (max: number) =>
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, 'tooLong'))
/** A text a person may leave out; an empty one is none. */
export const optionalText = (max: number) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(max, 'tooLong'))))

export const party = z.enum(['creator', 'other', 'payer', 'receiver', 'system', 'bank', 'onlooker'])
export const mode = z.enum(['self', 'viewing', 'synced'])
/** What the caller is to an item: with it the browser asks the same chart the same question as the server. */
export const you = z.object({ actor: z.nullable(id), party, mode })
export const itemParams = z.object({ id })
