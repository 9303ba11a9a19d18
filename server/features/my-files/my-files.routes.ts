import { myFileRoutes as files, myFolderRoutes as folders } from '#contract/my-files/my-files.routes.ts'
import { permissions } from '#contract/permissions.ts'
import { allowedOn } from '#contract/plans.ts'
import type { Deps } from '../../deps.ts'
import type { Storage } from '../../files/storage.ts'
import { zipOf } from '../../files/zip.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller, viewerIn } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { bindItem } from '../../lifecycle/bind-item.ts'
import { planOf } from '../../plans/plan-of.ts'
import { storageUsed } from '../files/storage-plan.ts'
import { copyMyFile } from './copy-file.ts'
import { foldersOf } from './folders.store.ts'
import { changeFolder, folderDtoOf, makeFolder, removeFolder } from './folders.ts'
import { moveFiles } from './move-files.ts'
import { keepMyFile } from './my-files.begin.ts'
import { myFileItem, myFileSummaryOf } from './my-files.item.ts'
import { pageOfFiles } from './my-files.list.ts'
import { zipEntriesOf } from './zip-files.ts'

const bindFolders = (bind: Bind): void => {
  bind.reading(folders.list, async (_, { tx, viewer }) => {
    if (!permissions['file.add'](viewer)) throw new Refusal('notAllowed')
    const [items, used, plan] = await Promise.all([foldersOf(tx, viewer), storageUsed(tx), planOf(tx, viewer.personId)])
    return { items: items.map(folderDtoOf), storage: { used, allowed: allowedOn(plan, 'storage') } }
  })
  bind.changing(folders.make, ({ body }, { change, viewer }) => makeFolder(change, viewer, body))
  bind.changing(folders.rename, ({ params, body }, { change, viewer }) => changeFolder(change, viewer, params.id, body))
  bind.changing(folders.remove, ({ params }, { change, viewer }) => removeFolder(change, viewer, params.id))
}

export const myFileRoutes = (bind: Bind, { scopes }: Deps, storage: Storage): void => {
  bindFolders(bind)
  bind.reading(files.list, async ({ query }, { tx, viewer }) => {
    const { rows, next } = await pageOfFiles(tx, viewer, query)
    return { items: rows.map((row) => myFileSummaryOf(row, viewer)), next }
  })
  bind.changing(files.add, async ({ body }, context) =>
    myFileItem.dtoOf(context, await keepMyFile(context.change, context.viewer, body)),
  )
  bindItem(bind, { get: files.get, events: files.events }, myFileItem)
  bind.changing(files.copy, ({ params }, { change, viewer }) => copyMyFile(change, viewer, params.id))
  bind.changing(files.move, ({ body }, { change, viewer }) => moveFiles(change, viewer, body))
  bind.plain(files.zip, async ({ query }, { caller, now, reply, request }) => {
    const viewer = viewerIn(requireCaller(caller), request)
    const entries = await scopes.asViewer(viewer, (tx) => zipEntriesOf(tx, query.ids))
    if (entries.length === 0) throw new Refusal('notFound')
    reply.header('content-disposition', `attachment; filename="evenhand-files-${now.slice(0, 10)}.zip"`)
    return reply
      .headers({ 'content-type': 'application/zip', 'cache-control': 'private, no-store' })
      .send(zipOf(storage, entries, now))
  })
}
