import { sql } from 'kysely'
import { oneOf } from '../../db/one-of.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Finding } from '../../history/record-part.ts'
import { statusesThat } from './payments.facts.ts'

/** The parts of a payment of expenses add up to its amount, and are seen by whoever sees the payment. */
const partsAgainstAmounts = async (tx: Tx): Promise<Finding[]> => {
  const { rows } = await sql<{ id: string }>`
    select p.id from payment p join (select payment_id, sum(amount) as total from allocation group by payment_id) a
      on a.payment_id = p.id
    where a.total is distinct from p.amount order by p.id`.execute(tx)
  return rows.map(({ id }) => `payment ${id}: its parts are not its amount`)
}

/** Parts and transfers follow payments, which both parents see. */
const partsAgainstReaders = async (tx: Tx): Promise<Finding[]> => {
  const hidden = sql`reach is distinct from 'parents' or audience is not null`
  const { rows } = await sql<{ payment_id: string }>`
    select payment_id from allocation where ${hidden} union all select payment_id from transfer where ${hidden}`.execute(
    tx,
  )
  return rows.map(({ payment_id }) => `payment ${payment_id}: others may see a part of it`)
}

/** A payment that waits starts at its own time, and one that was sent is followed at the bank. */
const clockAgainstPayments = async (tx: Tx): Promise<Finding[]> => {
  const waiting = await tx
    .selectFrom('payment as p')
    .leftJoin('due_time as d', (join) =>
      join.onRef('d.family_id', '=', 'p.family_id').onRef('d.entity_id', '=', 'p.id'),
    )
    .select(['p.id', 'p.start_at', 'd.due_at', 'd.entity', 'd.reach', 'd.audience'])
    .where('p.status', 'in', statusesThat('scheduled'))
    .where('p.start_at', 'is not', null)
    .execute()
  const late = waiting
    .filter(({ start_at, due_at, entity, reach, audience }) => {
      const isOurs = entity === 'payment' && reach === 'parents' && audience === null
      return start_at !== due_at || !isOurs
    })
    .map(({ id }) => id)
  const due = await tx.selectFrom('due_time').select('entity_id').where('entity', '=', 'payment').execute()
  const known = new Set(waiting.map(({ id }) => id))
  const invented = due.map(({ entity_id }) => entity_id).filter((id) => !known.has(id))
  return [...late, ...invented].map((id) => `payment ${id}: the clock does not start it at its time`)
}

const transfersAgainstPayments = async (tx: Tx): Promise<Finding[]> => {
  const sent = await tx.selectFrom('payment').select('id').where('sent_at', 'is not', null).execute()
  const ids = sent.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await tx.selectFrom('transfer').select('payment_id').where('payment_id', '=', oneOf(ids)).execute()
  const followed = new Set(rows.map(({ payment_id }) => payment_id))
  return ids.filter((id) => !followed.has(id)).map((id) => `payment ${id}: its transfer is gone`)
}

/** Checks what follows from payments without an entry of its own. */
export const paymentChecks = async (tx: Tx): Promise<Finding[]> => [
  ...(await partsAgainstAmounts(tx)),
  ...(await partsAgainstReaders(tx)),
  ...(await clockAgainstPayments(tx)),
  ...(await transfersAgainstPayments(tx)),
]
