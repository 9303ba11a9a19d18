import { infoBankRoutes as routes } from '#contract/info-bank/info-routes.ts'
import { permissions } from '#contract/permissions.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { bindItem, itemNow } from '../../lifecycle/bind-item.ts'
import { addInfoEntry } from './info-bank.begin.ts'
import { infoEntriesOf, infoEntryItem } from './info-bank.item.ts'
import { presentRows } from './info-bank.store.ts'

export const infoBankRoutes = (bind: Bind): void => {
  bind.reading(routes.list, async (_, { tx, viewer }) => {
    if (!permissions['infoBank.see'](viewer)) throw new Refusal('notAllowed')
    return { items: await infoEntriesOf(tx, viewer, await presentRows(tx)) }
  })
  bind.changing(routes.write, async ({ body }, context) =>
    itemNow(context, infoEntryItem, await addInfoEntry(context.change, context.viewer, body)),
  )
  bindItem(bind, { get: routes.get, events: routes.events }, infoEntryItem)
}
