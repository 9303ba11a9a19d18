import { hash, randomUUID } from 'node:crypto'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { type Inspected, inspect } from '../../files/inspect.ts'
import { displayName } from '../../files/names.ts'
import type { Storage } from '../../files/storage.ts'
import { Refusal } from '../../http/refusal.ts'
import type { FileRow } from './files.store.ts'

export type Received = Inspected & { readonly name: string }

/**
 * Streams the one file of a request into the storage, looks at it and keeps it under the name of its SHA-256. Whatever
 * goes wrong, the connection breaking off included, nothing is left behind.
 * @throws {Refusal} invalid, fileTooLarge, and those of `inspect`
 */
export const receiveFile = async (storage: Storage, request: FastifyRequest): Promise<Received> => {
  const part = await request.file()
  if (part?.fieldname !== 'file') throw noFile()
  const incoming = await storage.receive(part.file)
  try {
    return await keep(storage, incoming, part)
  } catch (error) {
    await storage.drop(incoming)
    throw error
  }
}

const keep = async (storage: Storage, incoming: string, { file, filename }: MultipartFile): Promise<Received> => {
  if (file.truncated) throw new Refusal('fileTooLarge')
  const inspected = await inspect(await storage.bytesOf(incoming))
  if (inspected.contents) {
    await storage.keepBlob(await storage.receive(inspected.contents), inspected.sha256)
    await storage.drop(incoming)
  } else await storage.keepBlob(incoming, inspected.sha256)
  return { ...inspected, name: displayName(filename, inspected.type) }
}

const noFile = () => new Refusal('invalid', { validationErrors: [{ field: 'file', code: 'required' }] })

/** The same file under the same name is the same press. */
export const receivedHash = ({ name, sha256 }: Received): Buffer => hash('sha256', `${sha256} ${name}`, 'buffer')

/** A reference of the uploader's alone, until it is attached to something. */
export const addFile = async (
  tx: Tx,
  { personId, familyId }: Viewer,
  { name, type, bytes, sha256 }: Received,
  now: string,
): Promise<FileRow> =>
  tx
    .insertInto('file')
    .values({
      family_id: familyId,
      id: randomUUID(),
      sha256,
      name,
      type,
      bytes,
      added_by: personId,
      added_at: now,
      attached_to: null,
      audience: [personId],
    })
    .returningAll()
    .executeTakeFirstOrThrow()
