import * as z from 'zod/mini'
import { fileTypes } from '#contract/files/file-types.ts'

/** Reads the uploads that a form stored with what was typed. */
export const storedUploads = z.array(
  z.object({
    name: z.string(),
    bytes: z.number(),
    modified: z.number(),
    uploadId: z.nullable(z.string()),
    id: z.nullable(z.string()),
    type: z.nullable(z.enum(fileTypes)),
  }),
)
