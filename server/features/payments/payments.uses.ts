import type { Tx } from '../../db/tenancy.ts'
import { statusesThat } from './payments.facts.ts'

/** Payments that wait for their date, and transfers that are under way: what still needs the account it comes from or goes to. */
const moving = [...statusesThat('scheduled'), ...statusesThat('inFlight')]

/** Whether a payment is planned, or on its way, from or to this bank account. */
export const paysByAccount = async (tx: Tx, bankAccountId: string): Promise<boolean> => {
  const payment = await tx
    .selectFrom('payment as p')
    .leftJoin('transfer as t', (join) =>
      join.onRef('t.family_id', '=', 'p.family_id').onRef('t.payment_id', '=', 'p.id'),
    )
    .select('p.id')
    .where('p.status', 'in', moving)
    .where((eb) => eb.or([eb('p.bank_account_id', '=', bankAccountId), eb('t.to_account_id', '=', bankAccountId)]))
    .limit(1)
    .executeTakeFirst()
  return payment !== undefined
}
