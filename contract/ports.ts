import * as z from 'zod/mini'
import { route } from './route.ts'

/** Services of others that the product works without. Each is there where its two settings are, and for whom its flag is on. */
export const portNames = ['supportChat', 'sessionRecording', 'maps'] as const
export type PortName = (typeof portNames)[number]

/** The address of the provider's module (https), and the key it is started with: an identifier, no secret. */
const port = z.object({ url: z.string(), key: z.string() })
export type Port = z.infer<typeof port>

export const portRoutes = {
  all: route({
    method: 'GET',
    path: '/pub/v1/ports',
    access: 'bearer',
    summary: 'Which services of others the caller’s pages may load; null for each that they may not.',
    output: z.object({ supportChat: z.nullable(port), sessionRecording: z.nullable(port), maps: z.nullable(port) }),
  }),
} as const
