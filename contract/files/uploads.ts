import * as z from 'zod/mini'
import { id, itemParams } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import { fileDto } from './files.ts'

/** An upload in progress. It is sent in parts and can be resumed: `received` bytes are stored. */
export const uploadDto = z.object({
  id,
  bytes: z.int(),
  received: z.int(),
  /** The file, once the upload was completed. */
  file: z.nullable(fileDto),
})
export type UploadDto = z.infer<typeof uploadDto>

const output = uploadDto
const params = itemParams

/**
 * An upload is begun, each part is sent at the offset that was reached, and then the upload is completed. A part is
 * stored whole or not at all; a client that does not know what arrived asks. Unfinished uploads are deleted after a
 * day. Only the uploader has access.
 */
export const uploadRoutes = {
  begin: route({
    method: 'POST',
    path: '/pub/v1/uploads',
    access: 'bearer',
    summary: 'Announces a file: its name and how many bytes it has.',
    body: z.strictObject({
      name: z.string().check(z.maxLength(limits.uploads.name, 'tooLong')),
      bytes: z.int(),
      /** The use of the file. Without it, the file may be of any type that some use accepts, and is checked again when it is attached. */
      use: z.optional(z.string()),
      /** Asks that a photo keeps where and when it was taken. Without it, a photo keeps neither; no photo ever keeps its device. */
      keepsPlace: z.optional(z.boolean()),
    }),
    ok: 201,
    output,
  }),
  get: route({
    method: 'GET',
    path: '/pub/v1/uploads/:id',
    access: 'bearer',
    summary: 'How much of a file has arrived.',
    params,
    output,
  }),
  /** The body is the raw bytes, application/octet-stream, at most `limits.uploads.part`. */
  part: route({
    method: 'PATCH',
    path: '/pub/v1/uploads/:id',
    access: 'bearer',
    summary: 'The bytes from `at` on. 409 with how much has arrived where that is not the place.',
    params,
    query: z.object({ at: z.coerce.number().check(z.int(), z.gte(0)) }),
    output,
  }),
  complete: route({
    method: 'POST',
    path: '/pub/v1/uploads/:id/complete',
    access: 'bearer',
    summary:
      'Looks at the whole file and keeps it, not yet attached to anything. What is refused leaves nothing behind.',
    params,
    ok: 201,
    output: fileDto,
  }),
  leave: route({
    method: 'DELETE',
    path: '/pub/v1/uploads/:id',
    access: 'bearer',
    summary: 'Forgets a file that is on its way. One that has been completed stays.',
    params,
    ok: 204,
    output: z.void(),
  }),
} as const
