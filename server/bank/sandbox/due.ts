import { sql } from 'kysely'
import type { Instant } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import { lockCustomer, moveCustomer } from './customers.ts'
import { inSandbox, timeIn, type World } from './state.ts'
import { moveTransfer } from './transfers.ts'

type Due = { readonly kind: 'transfer' | 'customer'; readonly id: string; readonly due_at: Instant }

const nextDue = async (tx: Tx, now: Instant): Promise<Due | undefined> => {
  const { rows } = await sql<Due>`
    (select 'transfer' as kind, id, due_at, seq from sandbox_transfer where due_at <= ${now} order by due_at, seq limit 1)
    union all
    (select 'customer', id, due_at, 0 from sandbox_customer where due_at <= ${now} order by due_at, id limit 1)
    order by due_at, seq limit 1`.execute(tx)
  return rows[0]
}

const happen = async (tx: Tx, world: World, { kind, id, due_at }: Due): Promise<void> => {
  if (kind === 'customer') {
    await moveCustomer(tx, world, await lockCustomer(tx, id), { type: 'bankCustomer.due' }, { at: due_at })
    return
  }
  const row = await tx
    .selectFrom('sandbox_transfer')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await moveTransfer(tx, world, row, { type: 'bankTransfer.due' }, due_at)
}

/** How many things happen in one transaction. */
const batch = 100

/**
 * Everything whose hour has come happens, one thing after the other in the order of their hours, each at its own hour.
 * One process at a time, so that the order holds.
 */
export const catchUp = async (world: World): Promise<void> => {
  const done = await inSandbox(world, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('sandbox due'))`.execute(tx)
    const now = await timeIn(tx, world)
    let count = 0
    for (let due = await nextDue(tx, now); due && count < batch; due = await nextDue(tx, now)) {
      await happen(tx, world, due)
      count += 1
    }
    return count
  })
  if (done === batch) await catchUp(world)
}
