import { randomUUID } from 'node:crypto'
import type { NewSupportOrder } from '#contract/child-support/support-order.ts'
import { permissions } from '#contract/permissions.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { begin } from '../../lifecycle/begin.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { mustBeChoosable } from '../children/children.chosen.ts'
import { otherParentOf } from '../families/families.parents.ts'
import { supportOrderLifecycle } from './child-support.lifecycle.ts'
import { insertOrder, isAgreed, lockOrder, rejectedStatuses, type SupportOrderRow } from './child-support.store.ts'

const notAChoice = (field: string) => new Refusal('invalid', { validationErrors: [{ field, code: 'notAChoice' }] })

/** Returns payer and receiver, who are the family's two parents. */
const partiesOf = async (tx: Tx, { personId }: Viewer, payerId: string) => {
  const other = await otherParentOf(tx, personId)
  if (payerId !== personId && payerId !== other) throw notAChoice('payerId')
  return { creator_id: personId, other_id: other, payer_id: payerId, receiver_id: payerId === other ? personId : other }
}

/** An order can follow only an order that both parents confirmed, with the same payer, and that no other order follows. */
const previousOf = async (
  tx: Tx,
  { previousId, payerId }: NewSupportOrder,
): Promise<Pick<SupportOrderRow, 'root_id'> | null> => {
  if (previousId === undefined) return null
  const previous = await lockOrder(tx, previousId, 'toWrite')
  if (!previous || !isAgreed(previous) || previous.payer_id !== payerId) throw notAChoice('previousId')
  const next = await tx
    .selectFrom('support_order')
    .select('id')
    .where('previous_id', '=', previousId)
    .where('status', 'not in', rejectedStatuses)
    .executeTakeFirst()
  if (next) throw notAChoice('previousId')
  return previous
}

/** Records an order by the viewer. It is their claim until the other parent confirms it. Throws `Refusal`. */
export const recordOrder = async (
  change: UnitOfWork,
  viewer: Viewer,
  order: NewSupportOrder,
): Promise<SupportOrderRow> => {
  const { tx, familyId: family_id, now } = change
  if (!permissions['support.record'](viewer)) throw new Refusal('notAllowed')
  const previous = await previousOf(tx, order)
  await mustBeChoosable(tx, order.childIds)
  const parties = await partiesOf(tx, viewer, order.payerId)
  const id = randomUUID()
  const { amount, rhythm, from: from_on } = order
  const content = { amount, rhythm, from_on, days: [...order.days], to_on: order.to ?? null }
  const input = { recorderPays: parties.payer_id === viewer.personId, due: 0, over: false }
  return begin(
    change,
    supportOrderLifecycle,
    input,
    (status) =>
      insertOrder(tx, {
        family_id,
        id,
        status,
        audience: null,
        now,
        root_id: previous?.root_id ?? id,
        previous_id: order.previousId ?? null,
        reference: order.reference || null,
        child_ids: [...new Set(order.childIds)],
        ...content,
        ...parties,
      }),
    viewer,
  )
}
