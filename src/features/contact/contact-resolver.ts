import type { Resolver } from 'react-hook-form'
import { safeParse } from 'zod/v4/core'
import { type ContactTyped, type ContactValues, schemaFor } from './contact.schema.ts'

/** The contract's schema over flat fields, each with the code of its first problem. */
export const contactResolver =
  (stranger: boolean): Resolver<ContactValues, unknown, ContactTyped> =>
  (values) => {
    const parsed = safeParse(schemaFor(stranger), values)
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: Record<string, { type: 'schema'; message: string }> = {}
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= { type: 'schema', message }
    return { values: {}, errors }
  }
