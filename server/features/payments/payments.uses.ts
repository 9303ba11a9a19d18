import type { Tx } from '../../db/tenancy.ts'
import { statusesThat } from './payments.facts.ts'

/** Lists the statuses of payments that still need their bank accounts: waiting for a date, or with the bank. */
const moving = [...statusesThat('scheduled'), ...statusesThat('inFlight')]

/** Says whether a payment from or to this bank account is planned or on its way. */
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
