import { sql } from 'kysely'
import type { Instant } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import { lockCustomer, moveCustomer } from './customers.ts'
import { inSandbox, type SandboxContext, sandboxNow } from './state.ts'
import { moveTransfer } from './transfers.ts'

type DueEvent = { readonly kind: 'transfer' | 'customer'; readonly id: string; readonly due_at: Instant }

const nextDue = async (tx: Tx, now: Instant): Promise<DueEvent | undefined> => {
  const { rows } = await sql<DueEvent>`
    (select 'transfer' as kind, id, due_at, seq from sandbox_transfer where due_at <= ${now} order by due_at, seq limit 1)
    union all
    (select 'customer', id, due_at, 0 from sandbox_customer where due_at <= ${now} order by due_at, id limit 1)
    order by due_at, seq limit 1`.execute(tx)
  return rows[0]
}

const runDueEvent = async (tx: Tx, sandbox: SandboxContext, { kind, id, due_at }: DueEvent): Promise<void> => {
  if (kind === 'customer') {
    await moveCustomer(tx, sandbox, await lockCustomer(tx, id), { type: 'bankCustomer.due' }, { at: due_at })
    return
  }
  const row = await tx
    .selectFrom('sandbox_transfer')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await moveTransfer(tx, sandbox, row, { type: 'bankTransfer.due' }, due_at)
}

/** Limits how many events one transaction handles. */
const batch = 100

/**
 * Runs every event that is due, in the order of their times and each at its own time. An advisory lock admits one
 * process at a time, so that the order holds.
 */
export const catchUp = async (sandbox: SandboxContext): Promise<void> => {
  const done = await inSandbox(sandbox, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('sandbox due'))`.execute(tx)
    const now = await sandboxNow(tx, sandbox)
    let count = 0
    for (let due = await nextDue(tx, now); due && count < batch; due = await nextDue(tx, now)) {
      await runDueEvent(tx, sandbox, due)
      count += 1
    }
    return count
  })
  if (done === batch) await catchUp(sandbox)
}
