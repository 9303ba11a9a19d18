import type { ErrorCode } from '#contract/errors.ts'
import { receiptUse } from '#contract/expenses/receipt-use.ts'
import type { FileDto } from '#contract/files/files.ts'

/** Why a file did not get there: a code of ours, what was thrown, or that the page was left before it was sent. */
export type UploadProblem = { readonly code: ErrorCode } | { readonly error: unknown } | { readonly left: true }

/** One chosen file: on its way (`progress` 0 to 100), waiting for a connection, stored (`id`), or failed. */
export type Upload = {
  readonly key: string
  readonly name: string
  readonly bytes: number
  /** With name and size it tells whether a file chosen again is the same one. */
  readonly modified: number
  readonly progress: number
  readonly waiting: boolean
  /** Where the server keeps what has arrived so far. */
  readonly uploadId: string | null
  readonly id: string | null
  readonly type: FileDto['type'] | null
  readonly failure: UploadProblem | null
  /** Null for what was chosen before a reload: a page cannot open it again by itself. */
  readonly file: File | null
}

/** What of it outlives the page. */
export type UploadDraft = Pick<Upload, 'name' | 'bytes' | 'modified' | 'uploadId' | 'id' | 'type'>

/** Checked before a byte is sent; the server checks again, and what the bytes really are. */
const refusedBefore = (file: File): UploadProblem | null => {
  if (file.size === 0) return { code: 'fileEmpty' }
  return file.size > receiptUse.bytes ? { code: 'fileTooLarge' } : null
}

export const chosen = (file: File): Upload => ({
  key: crypto.randomUUID(),
  name: file.name,
  bytes: file.size,
  modified: file.lastModified,
  progress: 0,
  waiting: false,
  uploadId: null,
  id: null,
  type: null,
  failure: refusedBefore(file),
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

/** What was refused for what it is, is not kept: choosing it again would end alike. */
export const uploadDrafts = (uploads: readonly Upload[]): UploadDraft[] =>
  uploads
    .filter(({ id, failure }) => id !== null || failure === null || !('code' in failure))
    .map(({ name, bytes, modified, uploadId, id, type }) => ({ name, bytes, modified, uploadId, id, type }))

/** The one that this file goes on with, if it was chosen before the page was left. */
export const interruptedUpload = (file: File, uploads: readonly Upload[]): Upload | undefined =>
  uploads.find(
    ({ file: open, id, name, bytes, modified }) =>
      !open && !id && name === file.name && bytes === file.size && modified === file.lastModified,
  )

/** `ids` of what is stored; `busy` while anything is on its way or failed and was not removed; `failed` in the latter case. */
export function summaryOf(uploads: readonly Upload[]) {
  const ids = uploads.flatMap(({ id }) => id ?? [])
  return { ids, busy: ids.length < uploads.length, failed: uploads.some(({ failure }) => failure !== null) }
}
