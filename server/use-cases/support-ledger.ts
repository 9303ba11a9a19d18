import { openDueOf } from '#domain/child-support/ledger.ts'
import { dateIn } from '#domain/time.ts'
import type { Counts } from '#machines/payments/payment.setup.ts'
import type { Tx } from '../db/tenancy.ts'
import { type CountsAs, ledgerAt } from '../features/child-support/child-support.ledger.ts'
import { isInForce, ordersOf, zoneOf } from '../features/child-support/child-support.store.ts'
import { countsOf } from '../features/payments/payments.facts.ts'
import type { LedgerTakes } from '../features/payments/payments.lifecycle.ts'

// What a ledger of child support and its payments are to each other, as far as both are only read.

const places: Readonly<Record<Counts, ReturnType<CountsAs>>> = {
  settled: 'settled',
  checks: 'onItsWay',
  inFlight: 'onItsWay',
  scheduled: 'nothing',
  nothing: 'nothing',
}

/** What a payment in a status is to a due: read off the payment's chart. */
export const countsAs: CountsAs = (status) => places[countsOf[status] ?? 'nothing']

/** What is still owed once no order is in force; null while one is: then a ledger takes any amount. */
export const onlyOpenOf = async (tx: Tx, root: string, now: string): Promise<number | null> => {
  const today = dateIn(now, await zoneOf(tx))
  if ((await ordersOf(tx, root)).some((order) => isInForce(order, today))) return null
  return openDueOf((await ledgerAt(tx, countsAs, root, today)).ledger)
}

/** How much of a payment that waits its ledger takes now. */
export const ledgerTakes: LedgerTakes = async (tx, { id, amount }, now) => {
  const ledger = await tx
    .selectFrom('support_payment')
    .select('root_id')
    .where('payment_id', '=', id)
    .executeTakeFirst()
  const open = ledger ? await onlyOpenOf(tx, ledger.root_id, now) : null
  return open === null ? amount : Math.min(amount, open)
}
