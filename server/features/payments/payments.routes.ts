import { payingRoutes } from '#contract/expenses/paying.ts'
import { type PaymentDto, paymentRoutes as routes } from '#contract/payments/payments.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/refusal.ts'
import { advance } from '../../lifecycle/advance.ts'
import { withItem } from '../../lifecycle/with-item.ts'
import { paymentLifecycle } from '../../use-cases/lifecycles.ts'
import { expensesNow, paySeveral } from '../../use-cases/pay-several.ts'
import { sendingPorts } from '../../use-cases/sending.ts'
import { paymentItems } from './payments.item.ts'
import { standingOf } from './payments.sending.ts'
import { lockPayment } from './payments.store.ts'

const itemNow = async (tx: Tx, viewer: Viewer, id: string): Promise<PaymentDto> => {
  const row = await lockPayment(tx, id, 'toRead')
  const [item] = row ? await paymentItems(tx, viewer, [row]) : []
  if (!item) throw new Refusal('notFound')
  return item
}

/** The two parents, as whoever asks would pay the other. */
const partiesFor = async (tx: Tx, { viewpoint, standing }: Viewer) => {
  if (standing !== 'parent') throw new Refusal('notAllowed')
  const other = tx.selectFrom('membership').select('person_id').where('role', '=', 'parent')
  const row = await other.where('person_id', '<>', viewpoint).executeTakeFirst()
  if (!row) throw new Refusal('notAllowedNow')
  return { payerId: viewpoint, receiverId: row.person_id }
}

export const paymentRoutes = (bind: Bind, { bank }: Deps): void => {
  bind.changing(payingRoutes.pay, async ({ body }, { change, tx, viewer }) => {
    const row = await withItem(
      () => paySeveral(change, viewer, body),
      () => expensesNow(tx, viewer, body),
    )
    return itemNow(tx, viewer, row.id)
  })
  bind.reading(payingRoutes.limits, async (_, { tx, viewer, now }) =>
    standingOf(tx, { ...sendingPorts, serves: bank.serves }, await partiesFor(tx, viewer), now),
  )
  bind.reading(routes.get, ({ params }, { tx, viewer }) => itemNow(tx, viewer, params.id))
  bind.changing(routes.events, async ({ params: { id }, body }, { change, tx, viewer }) => {
    const now = () => itemNow(tx, viewer, id)
    await withItem(() => advance(change, paymentLifecycle, id, body, viewer), now)
    return now()
  })
}
