import { paymentActivityRoutes as routes } from '#contract/payments/payment-activity.ts'
import { permissions } from '#contract/permissions.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { downloadCsv } from '../../lists/csv-download.ts'
import { paymentTable } from './payment-activity.csv.ts'
import { paymentActivity, paymentPageOf } from './payment-activity.page.ts'

const mustSee = (viewer: Viewer): Viewer => {
  if (!permissions['payment.see'](viewer)) throw new Refusal('notAllowed')
  return viewer
}

export const paymentActivityRoutes = (bind: Bind, { scopes }: Deps): void => {
  bind.reading(routes.list, ({ query }, { tx, viewer }) => paymentPageOf(tx, mustSee(viewer), query))
  bind.plain(routes.csv, async ({ query }, context) =>
    downloadCsv(scopes, context, {
      file: 'evenhand-payments',
      list: paymentActivity,
      selection: query,
      table: paymentTable,
      permit: mustSee,
    }),
  )
}
