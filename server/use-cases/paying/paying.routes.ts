import { payingRoutes as routes } from '#contract/expenses/paying.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { paymentItem } from '../../features/payments/payments.item.ts'
import { sendingEligibilityOf } from '../../features/payments/payments.sending.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { itemNow } from '../../lifecycle/bind-item.ts'
import { withItem } from '../../lifecycle/with-item.ts'
import { expensesNow, paySeveral } from './pay-several.ts'

/** Returns the two parents, with the viewpoint as payer. */
const partiesFor = async (tx: Tx, { viewpoint, standing }: Viewer) => {
  if (standing !== 'parent') throw new Refusal('notAllowed')
  const other = tx.selectFrom('membership').select('person_id').where('role', '=', 'parent')
  const row = await other.where('person_id', '<>', viewpoint).executeTakeFirst()
  if (!row) throw new Refusal('noOtherParent')
  return { payerId: viewpoint, receiverId: row.person_id }
}

export const payingRoutes = (bind: Bind, { bank }: Deps): void => {
  bind.changing(routes.pay, async ({ body }, context) => {
    const { change, tx, viewer } = context
    const row = await withItem(
      () => paySeveral(change, viewer, body),
      () => expensesNow(tx, viewer, body),
    )
    return itemNow(context, paymentItem, row.id)
  })
  bind.reading(routes.limits, async (_, { tx, viewer, ...asked }) =>
    sendingEligibilityOf(tx, bank.serves, await partiesFor(tx, viewer), asked),
  )
}
