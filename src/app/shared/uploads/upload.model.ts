import * as z from 'zod/mini'
import { fileTypes } from '#contract/files/file-types.ts'
import type { FileUse } from '#contract/files/file-uses.ts'
import type { FileDto } from '#contract/files/files.ts'

/** Says why an upload failed: a code of ours, a thrown error, or the page was left before it was sent. */
export type UploadProblem =
  | { readonly code: 'fileEmpty' | 'fileTooLarge' | 'myFileTooLarge' }
  | { readonly error: unknown }
  | { readonly left: true }

/** Describes one chosen file: uploading (`progress` 0 to 100), waiting for a connection, stored (`id`), or failed. */
export type Upload = {
  readonly key: string
  readonly name: string
  readonly bytes: number
  /** Name, size and this date tell whether the same file was chosen again. */
  readonly modified: number
  readonly progress: number
  readonly waiting: boolean
  /** The server has the bytes that arrived so far under this id. */
  readonly uploadId: string | null
  readonly id: string | null
  readonly type: FileDto['type'] | null
  /** Its uploader asked that a photo keeps where and when it was taken. */
  readonly keepsPlace: boolean
  readonly failure: UploadProblem | null
  /** Null for a file chosen before a reload: a page cannot open it again by itself. */
  readonly file: File | null
}

/** These fields outlive the page. */
export type UploadDraft = Pick<Upload, 'name' | 'bytes' | 'modified' | 'uploadId' | 'id' | 'type' | 'keepsPlace'>

/** Checks the file before a byte is sent; the server checks again and also inspects the bytes. */
const refusedBefore = (file: File, use: Pick<FileUse, 'bytes' | 'refusals'>): UploadProblem | null => {
  if (file.size === 0) return { code: 'fileEmpty' }
  return file.size > use.bytes ? { code: use.refusals?.bytes ?? 'fileTooLarge' } : null
}

export const chosen = (file: File, use: Pick<FileUse, 'bytes' | 'refusals'>, keepsPlace: boolean): Upload => ({
  key: crypto.randomUUID(),
  name: file.name,
  bytes: file.size,
  modified: file.lastModified,
  progress: 0,
  waiting: false,
  uploadId: null,
  id: null,
  type: null,
  keepsPlace,
  failure: refusedBefore(file, use),
  file,
})

export const restored = (draft: UploadDraft): Upload => ({
  ...draft,
  key: draft.id ?? crypto.randomUUID(),
  progress: draft.id ? 100 : 0,
  waiting: false,
  failure: draft.id ? null : { left: true },
  file: null,
})

/** Reads the uploads that a form stored with what was typed. */
export const storedUploads = z.array(
  z.object({
    name: z.string(),
    bytes: z.number(),
    modified: z.number(),
    uploadId: z.nullable(z.string()),
    id: z.nullable(z.string()),
    type: z.nullable(z.enum(fileTypes)),
    keepsPlace: z._default(z.boolean(), false),
  }),
)

/** Describes a file that is stored already. */
export const draftOfFile = ({ id, name, bytes, type }: FileDto): UploadDraft => ({
  name,
  bytes,
  modified: 0,
  uploadId: null,
  id,
  type,
  keepsPlace: false,
})

/** Leaves out files that were refused for what they are: choosing them again would end alike. */
export const uploadDrafts = (uploads: readonly Upload[]): UploadDraft[] =>
  uploads
    .filter(({ id, failure }) => id !== null || failure === null || !('code' in failure))
    .map(({ name, bytes, modified, uploadId, id, type, keepsPlace }) => {
      return { name, bytes, modified, uploadId, id, type, keepsPlace }
    })

/** Finds the interrupted upload that this file continues, if it was chosen before the page was left. */
export const interruptedUpload = (file: File, uploads: readonly Upload[]): Upload | undefined =>
  uploads.find(
    ({ file: open, id, name, bytes, modified }) =>
      !open && !id && name === file.name && bytes === file.size && modified === file.lastModified,
  )

/**
 * `ids` lists stored files; `busy` means that a file is uploading or has failed and was not removed; `failed` means the
 * latter.
 */
export function summaryOf(uploads: readonly Upload[]) {
  const ids = uploads.flatMap(({ id }) => id ?? [])
  return {
    ids,
    busy: ids.length < uploads.length,
    failed: uploads.some(({ failure }) => failure !== null),
    isUploading: uploads.some(({ id, failure }) => id === null && failure === null),
  }
}
