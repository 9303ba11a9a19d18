import type { $ZodType } from 'zod/v4/core'

/**
 * Marks schemas by which the browser reads what comes from outside other than a route's answer: an address, a message
 * of the live stream. The build writes them out as parsers, so they are no part of another schema in the browser.
 */
export const readable = <Schemas extends $ZodType | Readonly<Record<string, $ZodType>>>(schemas: Schemas): Schemas =>
  schemas
