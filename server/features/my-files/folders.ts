import { randomUUID } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import type { MyFolderDto, NewFolder } from '#contract/my-files/my-files.ts'
import { permissions } from '#contract/permissions.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import {
  deleteFolder,
  type FolderRow,
  foldersOf,
  insertFolder,
  isEmpty,
  lockFolders,
  setFolder,
} from './folders.store.ts'

export const folderDtoOf = ({ id, name, parent_id: parentId }: FolderRow): MyFolderDto => ({ id, name, parentId })

/** The folders in which a folder lies, from the top down to itself. Throws where it lies in itself. */
const pathTo = (folders: readonly FolderRow[], id: string | null): FolderRow[] => {
  const folder = folders.find((one) => one.id === id)
  return folder ? [...pathTo(folders, folder.parent_id), folder] : []
}

/** Counts how many folders lie in each other below this one, itself included. */
const heightOf = (folders: readonly FolderRow[], id: string): number =>
  1 + Math.max(0, ...folders.filter(({ parent_id }) => parent_id === id).map((child) => heightOf(folders, child.id)))

type Placed = { readonly id: string | null; readonly name: string; readonly parentId: string | null }

/** Throws `Refusal` where a folder cannot lie there: invalid, folderInItself, folderTooDeep, folderNameTaken. */
const mustFit = (folders: readonly FolderRow[], { id, name, parentId }: Placed): void => {
  const above = pathTo(folders, parentId)
  if (parentId !== null && above.length === 0)
    throw new Refusal('invalid', { validationErrors: [{ field: 'parentId', code: 'notAChoice' }] })
  if (above.some((one) => one.id === id)) throw new Refusal('folderInItself')
  if (above.length + (id === null ? 1 : heightOf(folders, id)) > limits.myFiles.depth)
    throw new Refusal('folderTooDeep')
  if (folders.some((one) => one.parent_id === parentId && one.name === name && one.id !== id))
    throw new Refusal('folderNameTaken')
}

/** Returns the folders of somebody who changes them. Throws `Refusal` notAllowed. */
const lockedFolders = async ({ tx }: UnitOfWork, viewer: Viewer): Promise<FolderRow[]> => {
  if (!permissions['file.add'](viewer)) throw new Refusal('notAllowed')
  await lockFolders(tx, viewer)
  return foldersOf(tx, viewer)
}

const known = (folders: readonly FolderRow[], id: string): FolderRow => {
  const folder = folders.find((one) => one.id === id)
  if (!folder) throw new Refusal('notFound')
  return folder
}

/** Throws `Refusal` as `mustFit` does; notAllowed, tooMany. */
export const makeFolder = async (change: UnitOfWork, viewer: Viewer, typed: NewFolder): Promise<MyFolderDto> => {
  const folders = await lockedFolders(change, viewer)
  if (folders.length >= limits.myFiles.folders) throw new Refusal('tooMany')
  mustFit(folders, { id: null, ...typed })
  const { name, parentId: parent_id } = typed
  const owner = { family_id: change.familyId, owner_id: viewer.personId, audience: [viewer.personId] }
  const row = await insertFolder(change.tx, { ...owner, id: randomUUID(), name, parent_id })
  tell(change, row)
  return folderDtoOf(row)
}

/** Throws `Refusal` as `mustFit` does; notAllowed, notFound. */
export const changeFolder = async (
  change: UnitOfWork,
  viewer: Viewer,
  id: string,
  { name, parentId }: NewFolder,
): Promise<MyFolderDto> => {
  const folders = await lockedFolders(change, viewer)
  const row = known(folders, id)
  mustFit(folders, { id, name, parentId })
  await setFolder(change.tx, id, { name, parent_id: parentId })
  tell(change, row)
  return { id, name, parentId }
}

/** Throws `Refusal`: notAllowed, notFound, folderNotEmpty. */
export const removeFolder = async (change: UnitOfWork, viewer: Viewer, id: string): Promise<void> => {
  const row = known(await lockedFolders(change, viewer), id)
  if (!(await isEmpty(change.tx, row))) throw new Refusal('folderNotEmpty')
  await deleteFolder(change.tx, id)
  tell(change, row)
}

/** Moves folders, of which each must fit where those before it already lie. Throws `Refusal` as `mustFit` does. */
export const moveFolders = async (
  change: UnitOfWork,
  viewer: Viewer,
  ids: readonly string[],
  to: string | null,
): Promise<void> => {
  let folders = await lockedFolders(change, viewer)
  if (to !== null) known(folders, to)
  for (const id of ids) {
    const row = known(folders, id)
    mustFit(folders, { id, name: row.name, parentId: to })
    await setFolder(change.tx, id, { parent_id: to })
    folders = folders.map((one) => (one.id === id ? { ...one, parent_id: to } : one))
    tell(change, row)
  }
}

const tell = ({ live }: UnitOfWork, { id, reach, audience }: FolderRow): void => {
  live.push({ topic: 'myFolder', id, reach, audience })
}
