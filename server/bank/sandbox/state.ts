import { sql } from 'kysely'
import { addMs, epochOf, type Instant } from '#domain/time.ts'
import type { Clock } from '../../clock.ts'
import type { Db, Tx } from '../../db/tenancy.ts'

/** The sandbox's bank: its books and its clock, which may be ahead of ours. */
export type SandboxContext = { readonly db: Db; readonly clock: Clock; readonly numberKey: Buffer }

/** One transaction in the sandbox's own role: it sees its own books and nothing of the product. */
export const inSandbox = <T>({ db }: Pick<SandboxContext, 'db'>, run: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`set local role evenhand_sandbox`.execute(tx)
    return run(tx)
  })

/** Two orders with one key: the second waits for the first, and then finds it. */
export const lockKey = async (tx: Tx, key: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sandbox ${key}`}, 0))`.execute(tx)
}

/** What it does to its webhooks: so many copies beside the first, each late by up to so much, in no order. */
export type FaultInjection = { readonly duplicates: number; readonly delayMs: number; readonly shuffled: boolean }

export const sandboxRow = (tx: Tx) => tx.selectFrom('sandbox_world').selectAll().executeTakeFirstOrThrow()

export const sandboxNow = async (tx: Tx, { clock }: Pick<SandboxContext, 'clock'>): Promise<Instant> =>
  addMs(clock.now(), (await sandboxRow(tx)).ahead_ms)

/** Forward only. */
export const advanceClockTo = async (tx: Tx, { clock }: Pick<SandboxContext, 'clock'>, to: Instant): Promise<void> => {
  const ahead = Math.max(0, epochOf(to) - epochOf(clock.now()))
  await sql`update sandbox_world set ahead_ms = greatest(ahead_ms, ${ahead})`.execute(tx)
}

export const setFaultInjection = async (tx: Tx, { duplicates, delayMs, shuffled }: FaultInjection): Promise<void> => {
  await tx.updateTable('sandbox_world').set({ duplicates, delay_ms: delayMs, shuffled }).execute()
}
