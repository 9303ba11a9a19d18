import { Readable } from 'node:stream'
import { paymentActivityRoutes as routes } from '#contract/payments/payment-activity.ts'
import { permissions } from '#contract/permissions.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller, requireViewer } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { paymentsAsCsv } from './payment-activity.csv.ts'
import { paymentPageOf } from './payment-activity.page.ts'

const mustSee = (viewer: Viewer): Viewer => {
  if (!permissions['payment.see'](viewer)) throw new Refusal('notAllowed')
  return viewer
}

export const paymentActivityRoutes = (bind: Bind, { scopes }: Deps): void => {
  bind.reading(routes.list, ({ query }, { tx, viewer }) => paymentPageOf(tx, mustSee(viewer), query))
  bind.plain(routes.csv, async ({ query }, { caller, reply, now }) => {
    const who = requireCaller(caller)
    const viewer = mustSee(requireViewer(who))
    reply.header('content-disposition', `attachment; filename="evenhand-payments-${now.slice(0, 10)}.csv"`)
    // The browser downloads it without the page's headers, so its language is the one of the account.
    const lines = paymentsAsCsv(scopes, viewer, query, who.locale)
    return reply.type('text/csv; charset=utf-8').send(Readable.from(lines))
  })
}
