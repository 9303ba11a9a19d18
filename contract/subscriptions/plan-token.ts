import * as z from 'zod/mini'

/** A sealed token that stands for a person on the pages of their plan, without a session. */
export const planToken = z.string('required').check(z.regex(/^[\w-]{40,600}$/, 'malformed'))
