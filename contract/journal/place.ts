import * as z from 'zod/mini'
import { isOnGrid } from '#domain/place.ts'
import { line } from '../common.ts'
import { limits } from '../limits.ts'

const latitude = z.number('malformed').check(z.gte(-90, 'malformed'), z.lte(90, 'malformed'))
const longitude = z.number('malformed').check(z.gte(-180, 'malformed'), z.lte(180, 'malformed'))

/**
 * Where a check-in was: as the device said, near it, or in the words of its author. A browser rounds a place that is only
 * near before it sends it, so that the exact one is known to nobody else.
 */
export const place = z.discriminatedUnion('precision', [
  z.strictObject({ precision: z.literal('exact'), latitude, longitude }),
  z
    .strictObject({ precision: z.literal('near'), latitude, longitude })
    .check(z.refine(isOnGrid, { error: 'malformed', path: ['latitude'] })),
  z.strictObject({ precision: z.literal('typed'), name: line(limits.journal.place) }),
])
export type Place = z.infer<typeof place>
