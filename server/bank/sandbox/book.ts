import type { Instant } from '#contract/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { TransferStatus } from '../provider.ts'
import { type Mischief, timeIn, type World, worldOf } from './world.ts'

/** What the sandbox shows of itself to whoever holds its key. */
export type Book = {
  readonly now: Instant
  readonly mischief: Mischief
  /** Newest first. */
  readonly transfers: readonly BookedTransfer[]
  readonly webhooks: readonly SentWebhook[]
}

export type BookedTransfer = {
  readonly ref: string
  /** The key it was ordered with. */
  readonly key: string
  readonly amount: number
  readonly from: string
  readonly to: string
  readonly status: TransferStatus
  /** With which it came back, or will. */
  readonly code: string | null
  readonly changedAt: Instant
  readonly dueAt: Instant | null
}

export type SentWebhook = {
  readonly id: string
  readonly copy: number
  readonly topic: string
  readonly at: Instant
  readonly tries: number
  readonly deliveredAt: Instant | null
  /** The status of the last answer. */
  readonly answer: number | null
}

const transfersIn = (tx: Tx, limit: number): Promise<BookedTransfer[]> =>
  tx
    .selectFrom('sandbox_transfer as t')
    .innerJoin('sandbox_account as f', 'f.id', 't.from_id')
    .innerJoin('sandbox_account as o', 'o.id', 't.to_id')
    .select(['t.id as ref', 't.key', 't.amount', 'f.last4 as from', 'o.last4 as to', 't.status', 't.code'])
    .select(['t.changed_at as changedAt', 't.due_at as dueAt'])
    .orderBy('t.seq', 'desc')
    .limit(limit)
    .execute()

const webhooksIn = (tx: Tx, limit: number): Promise<SentWebhook[]> =>
  tx
    .selectFrom('sandbox_delivery as d')
    .innerJoin('sandbox_event as e', 'e.id', 'd.event_id')
    .select(['e.id', 'd.copy', 'e.topic', 'e.at', 'd.tries', 'd.delivered_at as deliveredAt', 'd.answer'])
    .orderBy('e.seq', 'desc')
    .orderBy('d.copy')
    .limit(limit)
    .execute()

export const readBook = async (tx: Tx, world: World, limit: number): Promise<Book> => {
  const { duplicates, delay_ms, shuffled } = await worldOf(tx)
  return {
    now: await timeIn(tx, world),
    mischief: { duplicates, delayMs: delay_ms, shuffled },
    transfers: await transfersIn(tx, limit),
    webhooks: await webhooksIn(tx, limit),
  }
}
