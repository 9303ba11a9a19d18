import type { UploadDto } from '#contract/files/uploads.ts'
import { limits } from '#contract/limits.ts'
import { permissions } from '#contract/permissions.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { inspect } from '../../files/inspect.ts'
import { displayName } from '../../files/names.ts'
import type { Storage } from '../../files/storage.ts'
import { Refusal } from '../../http/refusal.ts'
import { addFile, type FileRow, fileById, fileItemOf } from './files.store.ts'
import { changeUpload, countOpen, forgetUpload, insertUpload, type UploadRow, uploadById } from './uploads.store.ts'

type Needs = { readonly scopes: Deps['scopes']; readonly storage: Storage }

/** Refused before a byte is sent, by what was announced; what arrives is counted again. */
export const beginUpload = async (
  tx: Tx,
  viewer: Viewer,
  announced: { name: string; bytes: number },
  now: string,
): Promise<UploadDto> => {
  if (!permissions['file.add'](viewer)) throw new Refusal('notAllowed')
  if (announced.bytes <= 0) throw new Refusal('fileEmpty')
  if (announced.bytes > limits.receipts.bytes) throw new Refusal('fileTooLarge')
  if ((await countOpen(tx)) >= limits.uploads.open) throw new Refusal('tooManyUploads')
  // The one character that no text of the database holds; what else is unfit goes when it becomes a file.
  const name = announced.name.toWellFormed().replaceAll('\0', '')
  return itemOf(tx, await insertUpload(tx, viewer, { ...announced, name }, now))
}

export const uploadNow = async (tx: Tx, id: string): Promise<UploadDto> => itemOf(tx, await known(tx, id, 'toRead'))

/**
 * Keeps one part. The place is held by a lock while it is written, and counts only once it was: a part whose answer got
 * lost, or that two tabs send, arrives once.
 */
export const takePart = (
  { scopes, storage }: Needs,
  viewer: Viewer,
  id: string,
  { at, contents }: { at: number; contents: Buffer },
): Promise<UploadDto> =>
  scopes.asViewer(viewer, async (tx) => {
    const row = await known(tx, id, 'toWrite')
    const reached = row.received + contents.length
    if (at !== row.received || row.file_id) throw new Refusal('notAllowedNow', { item: await itemOf(tx, row) })
    if (contents.length === 0 || reached > row.bytes) throw new Refusal('invalid')
    await storage.keepPart(id, at, contents)
    return itemOf(tx, await changeUpload(tx, id, { received: reached }))
  })

/**
 * Puts the parts together, looks at the whole and keeps it. Looking takes a while and holds no row; asked twice at once, one
 * of the two finds the file that the other made. What is refused for what it is leaves nothing behind.
 */
export const completeUpload = async (needs: Needs, viewer: Viewer, id: string, now: string): Promise<FileRow> => {
  const { scopes, storage } = needs
  const row = await scopes.asViewer(viewer, (tx) => known(tx, id, 'toRead'))
  if (row.file_id === null) {
    if (row.received < row.bytes)
      throw new Refusal('notAllowedNow', { item: await scopes.asViewer(viewer, (tx) => itemOf(tx, row)) })
    const contents = await storage.partsOf(id, row.bytes)
    const kept = await inspect(contents).catch(async (refusal: unknown) => {
      if (refusal instanceof Refusal) await leaveUpload(needs, viewer, id)
      throw refusal
    })
    await storage.keepBlob(kept.sha256, kept.contents ?? contents)
    const file = await scopes.asViewer(viewer, (tx) => becomeFile(tx, viewer, id, { ...kept, now }))
    await storage.dropParts(id)
    return file
  }
  return scopes.asViewer(viewer, (tx) => fileOf(tx, row))
}

type Kept = Pick<FileRow, 'type' | 'sha256' | 'bytes'> & { readonly now: string }

const becomeFile = async (tx: Tx, viewer: Viewer, id: string, { type, sha256, bytes, now }: Kept): Promise<FileRow> => {
  const row = await known(tx, id, 'toWrite')
  if (row.file_id) return fileOf(tx, row)
  const file = await addFile(tx, viewer, { name: displayName(row.name, type), type, sha256, bytes }, now)
  await changeUpload(tx, id, { file_id: file.id })
  return file
}

export const leaveUpload = async ({ scopes, storage }: Needs, viewer: Viewer, id: string): Promise<void> => {
  if (await scopes.asViewer(viewer, (tx) => forgetUpload(tx, id))) await storage.dropParts(id)
}

const known = async (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<UploadRow> => {
  const row = await uploadById(tx, id, how)
  if (!row) throw new Refusal('notFound')
  return row
}

const fileOf = async (tx: Tx, { file_id }: UploadRow): Promise<FileRow> => {
  const file = file_id ? await fileById(tx, file_id) : undefined
  if (!file) throw new Refusal('notFound')
  return file
}

const itemOf = async (tx: Tx, row: UploadRow): Promise<UploadDto> => ({
  id: row.id,
  bytes: row.bytes,
  received: row.received,
  file: row.file_id ? fileItemOf(await fileOf(tx, row)) : null,
})
