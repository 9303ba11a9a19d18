import { sql } from 'kysely'
import { addMs, epochOf, type Instant } from '#domain/time.ts'
import type { Clock } from '../../clock.ts'
import type { Db, Tx } from '../../db/tenancy.ts'

/** Gives access to the sandbox's books and to its clock, which may be ahead of ours. */
export type SandboxContext = { readonly db: Db; readonly clock: Clock; readonly numberKey: Buffer }

/** Runs one transaction in the sandbox's own role, which sees its own tables and nothing of the product. */
export const inSandbox = <T>({ db }: Pick<SandboxContext, 'db'>, run: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`set local role evenhand_sandbox`.execute(tx)
    return run(tx)
  })

/** Makes the second of two orders with one key wait for the first, and then find it. */
export const lockKey = async (tx: Tx, key: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sandbox ${key}`}, 0))`.execute(tx)
}

/** Configures faults of webhooks: extra copies, a maximal delay, and a random order. */
export type FaultInjection = { readonly duplicates: number; readonly delayMs: number; readonly shuffled: boolean }

export const sandboxRow = (tx: Tx) => tx.selectFrom('sandbox_world').selectAll().executeTakeFirstOrThrow()

export const sandboxNow = async (tx: Tx, { clock }: Pick<SandboxContext, 'clock'>): Promise<Instant> =>
  addMs(clock.now(), (await sandboxRow(tx)).ahead_ms)

/** Moves the clock forward only. */
export const advanceClockTo = async (tx: Tx, { clock }: Pick<SandboxContext, 'clock'>, to: Instant): Promise<void> => {
  const ahead = Math.max(0, epochOf(to) - epochOf(clock.now()))
  await sql`update sandbox_world set ahead_ms = greatest(ahead_ms, ${ahead})`.execute(tx)
}

export const setFaultInjection = async (tx: Tx, { duplicates, delayMs, shuffled }: FaultInjection): Promise<void> => {
  await tx.updateTable('sandbox_world').set({ duplicates, delay_ms: delayMs, shuffled }).execute()
}
