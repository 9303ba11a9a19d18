import * as z from 'zod/mini'
import { Refusal } from '../http/errors/refusal.ts'

// Encodes the end of a page as a text that the client sends back without reading it.

export const malformedCursor = (): Refusal =>
  new Refusal('invalid', { validationErrors: [{ field: 'after', code: 'malformed' }] })

export const writeOpaque = (parts: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** @throws {Refusal} invalid when the text was not encoded by us in this form */
export const readOpaque = <Parts>(parts: z.ZodMiniType<Parts>, text: string): Parts => {
  const { success, data } = z.safeParse(parts, parsed(text))
  if (!success) throw malformedCursor()
  return data
}
