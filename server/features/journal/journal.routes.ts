import { journalRoutes as routes } from '#contract/journal/journal-routes.ts'
import { permissions } from '#contract/permissions.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { bindItem, itemNow } from '../../lifecycle/bind-item.ts'
import { pageOf } from '../../lists/list.ts'
import { writeJournalEntry } from './journal.begin.ts'
import { journalItem } from './journal.item.ts'
import { journalList } from './journal.list.ts'
import { openEntry } from './journal.open.ts'
import { choiceFor } from './journal.people.ts'

export const journalRoutes = (bind: Bind): void => {
  bind.reading(routes.list, async ({ query: { texts, ...query } }, { tx, viewer }) => {
    const { summary: count, ...page } = await pageOf(journalList(texts), tx, viewer, query)
    return { ...page, count }
  })
  bind.reading(routes.readers, async (_, { tx, viewer }) => {
    if (!permissions['journal.write'](viewer)) throw new Refusal('notAllowed')
    const { choosable, all } = await choiceFor(tx, viewer.personId)
    return {
      items: choosable.map(({ id, firstName, lastName }) => ({ id, firstName, lastName })),
      professionals: all.some(({ parents }) => parents.includes(viewer.personId)),
    }
  })
  bind.changing(routes.write, async ({ body }, context) =>
    itemNow(context, journalItem, await writeJournalEntry(context.change, context.viewer, body)),
  )
  bind.changing(routes.open, async ({ params }, context) =>
    journalItem.dtoOf(context, await openEntry(context.change, context.viewer, params.id)),
  )
  bindItem(bind, { get: routes.get, events: routes.events }, journalItem)
}
