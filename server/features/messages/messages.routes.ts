import { messageCountRoutes } from '#contract/messages/message-counts.ts'
import { deliveryRoutes, messageRoutes as routes } from '#contract/messages/message-routes.ts'
import { folderNames, type OpenedDto } from '#contract/messages/messages.ts'
import { permissions } from '#contract/permissions.ts'
import type { deliveryMachine } from '#machines/messages/delivery.machine.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller, viewerIn } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { bindItem, type Item, itemNow } from '../../lifecycle/bind-item.ts'
import { withItem } from '../../lifecycle/with-item.ts'
import { correspondentsOf, peopleOf } from './correspondents.ts'
import { deliveryLifecycle } from './deliveries.lifecycle.ts'
import type { DeliveryRow } from './deliveries.store.ts'
import { draftItem } from './drafts.routes.ts'
import { keeperOf } from './folders.routes.ts'
import { folderById, holdFolder } from './folders.store.ts'
import { moveMessages, preferencesOf, setPreferences } from './mailbox.store.ts'
import { deliveryItemOf, messageItem, messageItems } from './messages.item.ts'
import { folderPage } from './messages.list.ts'
import { lookAt } from './messages.look.ts'
import { sendMessage } from './messages.send.ts'
import { messageById, messagesOfThread } from './messages.store.ts'
import { countsOf } from './unopened.ts'

const everybodys: readonly string[] = [...folderNames, 'first']
/** A folder that everybody has is known by a name, an own one by its id. */
const isOwn = (folder: string): boolean => !everybodys.includes(folder)

const mustWrite = (viewer: Viewer): string => {
  if (!permissions['message.write'](viewer)) throw new Refusal('notAllowed')
  return viewer.personId
}

const delivered: Item<typeof deliveryMachine, DeliveryRow, OpenedDto> = {
  lifecycle: deliveryLifecycle,
  dtoOf: async ({ tx, viewer }, row) => {
    const message = await messageById(tx, row.message_id)
    if (!message) throw new Refusal('notFound')
    return { ...deliveryItemOf(row, viewer), message: await messageItem(tx, viewer, message) }
  },
}

const reading = (bind: Bind): void => {
  bind.reading(routes.list, async ({ query }, { tx, viewer }) => {
    if (isOwn(query.folder) && !(await folderById(tx, query.folder))) throw new Refusal('notFound')
    return folderPage(tx, viewer, query)
  })
  bind.reading(messageCountRoutes.counts, (_, { tx, viewer }) => countsOf(tx, viewer))
  bind.reading(routes.correspondents, async (_, { tx, viewer }) => {
    mustWrite(viewer)
    const items = correspondentsOf(await peopleOf(tx), viewer).map(({ parents: _, ...person }) => person)
    return { items }
  })
  bind.reading(routes.get, async ({ params }, { tx, viewer }) => {
    const row = await messageById(tx, params.id)
    if (!row) throw new Refusal('notFound')
    return messageItem(tx, viewer, row)
  })
  bind.reading(routes.thread, async ({ params: { id } }, { tx, viewer }) => {
    const rows = await messagesOfThread(tx, id)
    const [first] = rows
    if (!first) throw new Refusal('notFound')
    return { id, subject: first.subject, messages: await messageItems(tx, viewer, rows) }
  })
}

const writing = (bind: Bind): void => {
  bind.changing(routes.send, async ({ body }, context) => {
    const { change, tx, viewer } = context
    const row = await withItem(
      () => sendMessage(change, viewer, body),
      () => itemNow(context, draftItem, body.draft?.id ?? ''),
    )
    return messageItem(tx, viewer, row)
  })
  bind.changing(routes.move, async ({ body }, { change, tx, viewer }) => {
    keeperOf(change, viewer)
    const ids = [...new Set(body.ids)]
    if (isOwn(body.to) && !(await holdFolder(tx, body.to))) throw new Refusal('notFound')
    if ((await moveMessages(tx, { ...body, ids })) < ids.length) throw new Refusal('notFound')
  })
}

const preferring = (bind: Bind): void => {
  bind.reading(routes.preferences, (_, { tx, viewer }) => preferencesOf(tx, mustWrite(viewer)))
  bind.changing(routes.setPreferences, ({ body }, { tx, viewer }) => setPreferences(tx, mustWrite(viewer), body))
}

export const messageRoutes = (bind: Bind, deps: Deps): void => {
  reading(bind)
  writing(bind)
  preferring(bind)
  bindItem(bind, deliveryRoutes, delivered)
  bind.plain(routes.look, async ({ params }, { caller, request }) =>
    lookAt(deps, viewerIn(requireCaller(caller), request), params.id),
  )
}
