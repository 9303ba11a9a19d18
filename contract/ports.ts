import * as z from 'zod/mini'
import { route } from './route.ts'

/**
 * Services of others that the product works without. Each is used when both its settings are present, for those whose
 * flag is on.
 */
export const portNames = ['supportChat', 'sessionRecording', 'maps'] as const
export type PortName = (typeof portNames)[number]

/**
 * The address of the provider's module (https) and the key it is started with, which is an identifier and no secret.
 */
const portDto = z.object({ url: z.string(), key: z.string() })
export type PortDto = z.infer<typeof portDto>

export const portRoutes = {
  all: route({
    method: 'GET',
    path: '/pub/v1/ports',
    access: 'bearer',
    summary: 'Which services of others the caller’s pages may load; null for each that they may not.',
    output: z.object({
      supportChat: z.nullable(portDto),
      sessionRecording: z.nullable(portDto),
      maps: z.nullable(portDto),
    }),
  }),
} as const
