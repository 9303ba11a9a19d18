import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Instant } from '#domain/time.ts'
import { bankTransferMachine } from '#machines/sandbox-bank/bank-transfer.machine.ts'
import type { BankTransferEvent } from '#machines/sandbox-bank/bank-transfer.types.ts'
import { initialLeafOf } from '#machines/shared/initial-leaf.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import { decide } from '../../lifecycle/lifecycle.ts'
import { BankRefusal, type TransferOrder, type TransferState, type TransferStatus } from '../provider.ts'
import { lastReturnAt } from '../return-window.ts'
import { usableAccount } from './accounts.ts'
import { arrivesAt, comesBackAt, leavesAt } from './calendar.ts'
import type { SandboxReply } from './customers.ts'
import { recordEvent } from './events.ts'
import { lockKey, type SandboxContext, sandboxNow } from './state.ts'
import { outcomeOf, quirkOfAmount, quirks, type TransferOutcome } from './test-numbers.ts'

export type TransferRow = Selectable<Schema['sandbox_transfer']>

export const transferStateOf = ({ id, status, code }: TransferRow): TransferState => ({
  ref: id,
  status,
  returnCode: status === 'returned' ? code : null,
})

/** Returns when the next event is due, counted from the last one; null when there is none. */
const dueOf = (status: TransferStatus, { ending }: Pick<TransferOutcome, 'ending'>, at: Instant): Instant | null => {
  if (status === 'pending') return ending === 'failsAtOnce' ? at : leavesAt(at)
  if (status === 'inProcess') return ending === 'comesBack' ? comesBackAt(at) : arrivesAt(at)
  return status === 'paid' && ending === 'comesBackLate' ? lastReturnAt(at) : null
}

/** A repeated key returns the same transfer, unless it comes with different details. */
const orderedBefore = async (tx: Tx, { key, from, to, amount }: TransferOrder): Promise<TransferRow | undefined> => {
  await lockKey(tx, key)
  const row = await tx.selectFrom('sandbox_transfer').selectAll().where('key', '=', key).executeTakeFirst()
  if (row && (row.from_id !== from || row.to_id !== to || row.amount !== amount)) throw new BankRefusal('duplicate')
  return row
}

export const orderTransfer = async (
  tx: Tx,
  sandbox: SandboxContext,
  order: TransferOrder,
): Promise<SandboxReply<TransferState>> => {
  const known = await orderedBefore(tx, order)
  if (known) return { state: transferStateOf(known), lost: false }
  const from = await usableAccount(tx, order.from, 'from')
  const to = await usableAccount(tx, order.to, 'to')
  const given = [quirkOfAmount(order.amount), from.quirk, to.quirk]
  if (given.includes(quirks.balanceTooLow)) throw new BankRefusal('balanceTooLow')
  if (given.includes(quirks.overLimit)) throw new BankRefusal('overLimit')
  const outcome = outcomeOf(given)
  const at = await sandboxNow(tx, sandbox)
  const status = initialLeafOf(bankTransferMachine, { ending: outcome.ending })
  const lost = given.includes(quirks.answerLost)
  const row = await tx
    .insertInto('sandbox_transfer')
    .values({
      id: randomUUID(),
      key: order.key,
      from_id: from.id,
      to_id: to.id,
      amount: order.amount,
      status,
      ...outcome,
      answer_lost: lost,
      ordered_at: at,
      changed_at: at,
      due_at: dueOf(status, outcome, at),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(tx, sandbox, { topic: topics[status], kind: 'transfer', ref: row.id, at })
  return { state: transferStateOf(row), lost }
}

/** Finds what was ordered with this key. */
export const findTransfer = async (tx: Tx, key: string): Promise<{ readonly found: TransferState | null }> => {
  const row = await tx.selectFrom('sandbox_transfer').selectAll().where('key', '=', key).executeTakeFirst()
  return { found: row ? transferStateOf(row) : null }
}

const topics: Readonly<Record<TransferStatus, string>> = {
  pending: 'customer_transfer_created',
  inProcess: 'customer_transfer_processing',
  paid: 'customer_transfer_completed',
  failed: 'customer_transfer_failed',
  returned: 'customer_transfer_returned',
  cancelled: 'customer_transfer_cancelled',
}

const lockTransfer = async (tx: Tx, id: string): Promise<TransferRow> => {
  const row = await tx.selectFrom('sandbox_transfer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new BankRefusal('unknown')
  return row
}

/** Returns the row after the event; it is unchanged when the chart refuses. */
export const moveTransfer = async (
  tx: Tx,
  sandbox: SandboxContext,
  row: TransferRow,
  event: BankTransferEvent,
  at: Instant,
): Promise<TransferRow> => {
  const answer = decide(bankTransferMachine, row.status, { ending: row.ending }, event)
  if (!answer) return row
  const moved = await tx
    .updateTable('sandbox_transfer')
    .set({ status: answer.status, changed_at: at, due_at: dueOf(answer.status, row, at) })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(tx, sandbox, { topic: topics[moved.status], kind: 'transfer', ref: row.id, at })
  return moved
}

/** Returns the present state, which is unchanged when it was too late to cancel. */
export const cancelTransfer = async (tx: Tx, sandbox: SandboxContext, id: string): Promise<TransferState> => {
  const row = await lockTransfer(tx, id)
  return transferStateOf(
    await moveTransfer(tx, sandbox, row, { type: 'bankTransfer.cancel' }, await sandboxNow(tx, sandbox)),
  )
}

export const readTransfer = async (tx: Tx, id: string): Promise<TransferState> =>
  transferStateOf(await lockTransfer(tx, id))
