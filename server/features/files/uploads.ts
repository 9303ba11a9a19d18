import type { Accepted } from '#contract/files/file-uses.ts'
import type { UploadDto } from '#contract/files/uploads.ts'
import { limits } from '#contract/limits.ts'
import { permissions } from '#contract/permissions.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { type KeptFile, receiveFile } from '../../files/keep-file.ts'
import { displayName } from '../../files/names.ts'
import type { Scanner } from '../../files/scanner/scanner.ts'
import type { Storage } from '../../files/storage.ts'
import { lockBytes } from '../../files/stored-bytes-lock.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { acceptedFor, type StoredUses } from './file-uses.ts'
import { addFile, type FileRow, fileById, fileItemOf } from './files.store.ts'
import { refuseAbovePlan } from './storage-plan.ts'
import { changeUpload, countOpen, forgetUpload, insertUpload, type UploadRow, uploadById } from './uploads.store.ts'

type Dependencies = {
  readonly scopes: Deps['scopes']
  readonly storage: Storage
  readonly scanner: Scanner
  readonly uses: StoredUses
}

type Announced = {
  readonly name: string
  readonly bytes: number
  readonly use?: string | undefined
  readonly keepsPlace?: boolean | undefined
}

/** Throws `Refusal`: notAllowed for an account of a child, invalid where no photo may keep its place. */
const mayKeepPlace = (viewer: Viewer, uses: StoredUses, use: string | null): void => {
  if (!permissions['photo.keepPlace'](viewer)) throw new Refusal('notAllowed')
  if (use === null || !uses.get(use)?.kept.keepsPlace)
    throw new Refusal('invalid', { validationErrors: [{ field: 'keepsPlace', code: 'notAChoice' }] })
}

/** An upload is refused by what was announced, before a byte is sent; what arrives is measured again. */
export const beginUpload = async (
  tx: Tx,
  viewer: Viewer,
  uses: StoredUses,
  announced: Announced,
  now: string,
): Promise<UploadDto> => {
  if (!permissions['file.add'](viewer)) throw new Refusal('notAllowed')
  const use = announced.use ?? null
  const accepted = acceptedFor(uses, use)
  if (!accepted) throw new Refusal('invalid', { validationErrors: [{ field: 'use', code: 'notAChoice' }] })
  const keeps_place = announced.keepsPlace ?? false
  if (keeps_place) mayKeepPlace(viewer, uses, use)
  if (announced.bytes <= 0) throw new Refusal('fileEmpty')
  if (announced.bytes > accepted.bytes) throw new Refusal(accepted.refusals?.bytes ?? 'fileTooLarge')
  await refuseAbovePlan(tx, viewer.personId, announced.bytes)
  if ((await countOpen(tx)) >= limits.uploads.open) throw new Refusal('tooManyUploads')
  // PostgreSQL's text cannot hold this character; what else is unfit is removed when the upload becomes a file.
  const name = announced.name.toWellFormed().replaceAll('\0', '')
  return itemOf(tx, await insertUpload(tx, viewer, { name, bytes: announced.bytes, use, keeps_place }, now))
}

export const uploadNow = async (tx: Tx, id: string): Promise<UploadDto> => itemOf(tx, await known(tx, id, 'toRead'))

/**
 * Stores one part. The row is locked while the part is written, and the part counts only afterwards, so that a part
 * that is sent again after a lost answer, or by two tabs, is stored once.
 */
export const takePart = (
  { scopes, storage }: Dependencies,
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
 * Joins the parts, inspects the whole and stores it. This takes a while and locks no row: of two simultaneous requests,
 * one finds the file that the other created. A file that is refused leaves nothing behind; one that could not be scanned
 * stays an upload, which can be completed later.
 */
export const completeUpload = async (
  needs: Dependencies,
  viewer: Viewer,
  id: string,
  now: string,
): Promise<FileRow> => {
  const { scopes, storage, scanner, uses } = needs
  const inScope = <T>(run: (tx: Tx) => Promise<T>): Promise<T> => scopes.asViewer(viewer, run)
  const row = await inScope((tx) => known(tx, id, 'toRead'))
  if (row.file_id !== null) return inScope((tx) => fileOf(tx, row))
  if (row.received < row.bytes) throw new Refusal('notAllowedNow', { item: await inScope((tx) => itemOf(tx, row)) })
  try {
    const source = storage.partsOf(id, row.bytes)
    const { name, keeps_place: keepsPlace } = row
    const received = { source, name, accepted: acceptedNow(uses, row), keepsPlace, familyId: viewer.familyId }
    const file = await receiveFile(storage, scanner, received, (kept, keep) =>
      inScope((tx) => becomeFile(tx, viewer, id, { ...kept, keep }, now)),
    )
    await storage.dropParts(id)
    return file
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'scannerUnreachable') {
      await leaveUpload(needs, viewer, id)
      throw error
    }
    if (error instanceof Refusal) throw error
    // Another request may have completed this upload and deleted the parts while they were read here.
    const latest = await inScope((tx) => uploadById(tx, id, 'toRead'))
    if (!latest?.file_id) throw error
    return inScope((tx) => fileOf(tx, latest))
  }
}

const acceptedNow = (uses: StoredUses, { use }: UploadRow): Accepted => {
  const accepted = acceptedFor(uses, use)
  if (!accepted) throw new Error(`no feature declares the use ${use} of files`)
  return accepted
}

/** A picture that was written anew may be larger than the one that was announced. */
const becomeFile = async (
  tx: Tx,
  viewer: Viewer,
  id: string,
  { type, sha256, bytes, keep }: KeptFile & { readonly keep: () => Promise<void> },
  now: string,
): Promise<FileRow> => {
  const row = await known(tx, id, 'toWrite')
  if (row.file_id) return fileOf(tx, row)
  if (bytes > row.bytes) await refuseAbovePlan(tx, viewer.personId, bytes - row.bytes)
  await lockBytes(tx, sha256, 'toName')
  await keep()
  const file = await addFile(tx, viewer, { name: displayName(row.name, type), type, sha256, bytes }, now)
  await changeUpload(tx, id, { file_id: file.id })
  return file
}

export const leaveUpload = async ({ scopes, storage }: Dependencies, viewer: Viewer, id: string): Promise<void> => {
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
