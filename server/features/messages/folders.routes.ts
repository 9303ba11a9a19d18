import { titleKeyOf } from '#contract/categories/categories.ts'
import { limits } from '#contract/limits.ts'
import { type MessageFolderDto, messageFolderRoutes as routes } from '#contract/messages/message-folders.ts'
import { permissions } from '#contract/permissions.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import {
  deleteFolder,
  type FolderRow,
  foldersOf,
  insertFolder,
  lockFolders,
  placeFolder,
  renameFolder,
} from './folders.store.ts'

/** Tells the other tabs and devices of the caller. Throws `Refusal`: notAllowed. */
export const keeperOf = (change: UnitOfWork, viewer: Viewer): string => {
  if (!permissions['message.write'](viewer)) throw new Refusal('notAllowed')
  const { personId } = viewer
  change.live.push({ topic: 'mailbox', id: personId, audience: [personId] })
  return personId
}

/** Two folders of one name could not be told apart. */
const mustBeFree = (rows: readonly FolderRow[], name: string): void => {
  if (rows.some(({ name_key }) => name_key === titleKeyOf(name)))
    throw new Refusal('invalid', { validationErrors: [{ field: 'name', code: 'duplicateFolder' }] })
}

const folderOf = async (tx: Tx, viewer: Viewer, id: string): Promise<MessageFolderDto> => {
  const folder = (await foldersOf(tx, viewer)).find((one) => one.id === id)
  if (!folder) throw new Refusal('notFound')
  return folder
}

export const folderRoutes = (bind: Bind): void => {
  bind.reading(routes.list, async (_, { tx, viewer }) => ({ items: await foldersOf(tx, viewer) }))
  bind.changing(routes.make, async ({ body: { name } }, { change, tx, viewer }) => {
    const person_id = keeperOf(change, viewer)
    const rows = await lockFolders(tx)
    if (rows.length >= limits.messages.folders) throw new Refusal('tooMany')
    mustBeFree(rows, name)
    const place = (rows.at(-1)?.place ?? 0) + 1
    return folderOf(tx, viewer, await insertFolder(tx, { family_id: viewer.familyId, person_id, place, name }))
  })
  bind.changing(routes.order, async ({ body: { ids } }, { change, tx, viewer }) => {
    keeperOf(change, viewer)
    const rows = await lockFolders(tx)
    const isSame = ids.length === rows.length && rows.every(({ id }) => ids.includes(id))
    if (!isSame) throw new Refusal('changedSinceSeen')
    for (const [place, id] of ids.entries()) await placeFolder(tx, id, place)
    return { items: await foldersOf(tx, viewer) }
  })
  bind.changing(routes.rename, async ({ params: { id }, body: { name } }, { change, tx, viewer }) => {
    keeperOf(change, viewer)
    const rows = await lockFolders(tx)
    if (!rows.some((row) => row.id === id)) throw new Refusal('notFound')
    mustBeFree(
      rows.filter((row) => row.id !== id),
      name,
    )
    await renameFolder(tx, id, name)
    return folderOf(tx, viewer, id)
  })
  bind.changing(routes.remove, async ({ params: { id } }, { change, tx, viewer }) => {
    keeperOf(change, viewer)
    if (!(await deleteFolder(tx, id))) throw new Refusal('notFound')
  })
}
