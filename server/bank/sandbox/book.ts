import type { SandboxBankDto, SandboxTransferDto, SandboxWebhookDto } from '#contract/dev/dev-bank.ts'
import type { Instant } from '#domain/time.ts'
import { bankTransferMachine } from '#machines/sandbox-bank/bank-transfer.machine.ts'
import type { Tx } from '../../db/tenancy.ts'
import { decide } from '../../lifecycle/lifecycle.ts'
import { type FaultInjection, type SandboxContext, sandboxNow, sandboxRow } from './state.ts'
import type { TransferRow } from './transfers.ts'

/** Shows the sandbox's books and its fault injection to a caller with its API key. */
export type Book = SandboxBankDto & { readonly mischief: FaultInjection }

type Moving = Pick<TransferRow, 'status' | 'ending'> & { readonly dueAt: Instant | null }

/** Asks the transfer's chart what happens next. */
const nextOf = ({ status, ending, dueAt }: Moving): SandboxTransferDto['next'] => {
  const answer = dueAt === null ? null : decide(bankTransferMachine, status, { ending }, { type: 'bankTransfer.due' })
  return answer && dueAt !== null ? { status: answer.status, at: dueAt } : null
}

const transfersIn = async (tx: Tx, limit: number): Promise<SandboxTransferDto[]> => {
  const rows = await tx
    .selectFrom('sandbox_transfer as t')
    .innerJoin('sandbox_account as f', 'f.id', 't.from_id')
    .innerJoin('sandbox_account as o', 'o.id', 't.to_id')
    .select(['t.id as ref', 't.key', 't.amount', 'f.last4 as from', 'o.last4 as to', 't.status', 't.code'])
    .select(['t.changed_at as changedAt', 't.due_at as dueAt', 't.ending'])
    .orderBy('t.seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ dueAt, ending, ...row }) => ({ ...row, next: nextOf({ status: row.status, ending, dueAt }) }))
}

const webhooksIn = (tx: Tx, limit: number): Promise<SandboxWebhookDto[]> =>
  tx
    .selectFrom('sandbox_delivery as d')
    .innerJoin('sandbox_event as e', 'e.id', 'd.event_id')
    .select(['e.id', 'd.copy', 'e.topic', 'e.at', 'd.tries', 'd.delivered_at as deliveredAt', 'd.answer'])
    .orderBy('e.seq', 'desc')
    .orderBy('d.copy')
    .limit(limit)
    .execute()

export const readBook = async (tx: Tx, sandbox: SandboxContext, limit: number): Promise<Book> => {
  const { duplicates, delay_ms, shuffled } = await sandboxRow(tx)
  return {
    now: await sandboxNow(tx, sandbox),
    mischief: { duplicates, delayMs: delay_ms, shuffled },
    transfers: await transfersIn(tx, limit),
    webhooks: await webhooksIn(tx, limit),
  }
}
