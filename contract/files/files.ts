import * as z from 'zod/mini'
import { id, instant, itemParams } from '../common.ts'
import { route } from '../route.ts'
import { fileTypes } from './file-types.ts'

export const fileDto = z.object({
  id,
  name: z.string(),
  type: z.enum(fileTypes),
  bytes: z.int(),
  sha256: z.string(),
  addedBy: id,
  addedAt: instant,
})
export type FileDto = z.infer<typeof fileDto>

/** Uploads are in `contract/files/uploads.ts`. */
export const fileRoutes = {
  /** Only images are shown, without `?download=1`; all others are sent as an attachment. A `Range` of bytes is answered by 206. */
  content: route({
    method: 'GET',
    path: '/pub/v1/files/:id/content',
    access: 'cookie',
    summary: 'The bytes of a file.',
    params: itemParams,
    query: z.object({ download: z.optional(z.string()) }),
    output: z.unknown(),
  }),
  /** Sends a preview of an image, at most 480 px wide, as image/webp; answers 404 for all other types. */
  preview: route({
    method: 'GET',
    path: '/pub/v1/files/:id/preview',
    access: 'cookie',
    summary: 'A small picture of a receipt.',
    params: itemParams,
    output: z.unknown(),
  }),
} as const
