import * as z from 'zod/mini'
import { id, itemParams } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import { fileDto } from './files.ts'

/** A file on its way. It is sent in parts, and after a break from where it stopped: `received` bytes are there for good. */
export const uploadDto = z.object({
  id,
  bytes: z.int(),
  received: z.int(),
  /** What it became, once it was completed. */
  file: z.nullable(fileDto),
})
export type UploadDto = z.infer<typeof uploadDto>

const output = uploadDto
const params = itemParams

/**
 * Begin, send each part at the offset that was reached, complete. A part counts whole or not at all; whoever does not know
 * what arrived asks. What is not completed within a day is forgotten. All of it is its uploader's alone.
 */
export const uploadRoutes = {
  begin: route({
    method: 'POST',
    path: '/pub/v1/uploads',
    access: 'bearer',
    summary: 'Announces a file: its name and how many bytes it has.',
    body: z.strictObject({ name: z.string().check(z.maxLength(limits.uploads.name, 'tooLong')), bytes: z.int() }),
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
  /** The body is the bytes themselves, application/octet-stream, at most `limits.uploads.part`. */
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
