import { supportRoutes as routes } from '#contract/child-support/child-support.ts'
import { permissions } from '#contract/permissions.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller, viewerIn } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { bindItem, itemNow } from '../../lifecycle/bind-item.ts'
import { recordOrder } from './child-support.begin.ts'
import { duesAsCsv } from './child-support.csv.ts'
import { dueItemsOf } from './child-support.item.ts'
import {
  duesPage,
  ledgerOfRoot,
  ledgerViewOf,
  overviewOf,
  paymentsPage,
  supportOrderItem,
} from './child-support.page.ts'

const mustSee = (viewer: Viewer): void => {
  if (!permissions['support.see'](viewer)) throw new Refusal('notAllowed')
}

export const supportRoutes = (bind: Bind, { scopes }: Deps): void => {
  bind.reading(routes.overview, (_input, { tx, viewer, now }) => {
    mustSee(viewer)
    return overviewOf(tx, viewer, now)
  })
  bind.reading(routes.dues, async ({ params, query }, { tx, viewer, now }) => {
    mustSee(viewer)
    return duesPage(tx, await ledgerViewOf(tx, viewer, now), params.id, query)
  })
  bind.reading(routes.payments, async ({ params, query }, { tx, viewer, now }) => {
    mustSee(viewer)
    return paymentsPage(tx, await ledgerViewOf(tx, viewer, now), params.id, query)
  })
  bind.plain(routes.csv, async ({ params: { id } }, { caller, reply, now, request }) => {
    const who = requireCaller(caller)
    const viewer = viewerIn(who, request)
    mustSee(viewer)
    // The browser downloads it without the page's headers, so its language is the one of the account.
    const text = await scopes.asViewer(viewer, async (tx) => {
      const { today, currency } = await ledgerViewOf(tx, viewer, now)
      const { dues, payments, ledger } = await ledgerOfRoot(tx, id, today)
      return duesAsCsv(dueItemsOf(ledger.lines, dues, payments, today), currency, who.locale)
    })
    reply.header('content-disposition', `attachment; filename="evenhand-child-support-${now.slice(0, 10)}.csv"`)
    return reply.type('text/csv; charset=utf-8').send(text)
  })
  bind.changing(routes.record, async ({ body }, context) => {
    const { id } = await recordOrder(context.change, context.viewer, body)
    return itemNow(context, supportOrderItem, id)
  })
  bindItem(bind, routes, supportOrderItem)
}
