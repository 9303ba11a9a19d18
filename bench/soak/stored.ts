import { sql } from 'kysely'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { type Scopes, scopesOf, type Tx } from '#server/db/tenancy.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { historyKey } from '#server/history/keys.ts'
import { readStreams, type StreamCopy } from '#server/history/streams.ts'
import { verifyDatabase } from '#server/history/verify-database.ts'
import { outsideFolderOf } from '#server/service-log/outside/outside-copy.ts'
import { type SignOutcome, signerOf } from '#server/service-log/signer.ts'
import { isOurs } from './ledger.ts'
import type { ExpenseAsStored, PaymentAsStored } from './money.oracle.ts'

/** Holds the run's rows of a family. `ours` contains the ids of its expenses and payments. */
export type Stored = {
  readonly streams: readonly StreamCopy[]
  readonly expenses: readonly ExpenseAsStored[]
  readonly payments: readonly PaymentAsStored[]
  readonly ours: ReadonlySet<string>
}

export type Opened = {
  read(familyId: string): Promise<Stored>
  /** Reads any rows of a family. */
  inFamily<T>(familyId: string, run: (tx: Tx) => Promise<T>): Promise<T>
  /** Returns as text what people are told outside the pages: mails, notices, and the jobs behind them. */
  told(familyId: string): Promise<readonly (readonly [place: string, text: string])[]>
  /** Runs the product's own verification. */
  verify(): Promise<readonly string[]>
  /** Signs the service log once more, at the server's time. */
  sign(at: string): Promise<SignOutcome>
  close(): Promise<void>
}

/** Opens the database of a data folder whose server is stopped. */
export const openStored = async (dataDir: string): Promise<Opened> => {
  const config = readConfig({ DATA_DIR: dataDir })
  const database = await openDatabase(config, () => undefined)
  const db = kyselyOn<Schema>(database.jobs.pool({ max: 2 }))
  const scopes = scopesOf(db)
  const key = await historyKey(config)
  return {
    read: (familyId) => readFamily(scopes, familyId),
    inFamily: (familyId, run) => scopes.asSystem(familyId, run),
    told: async (familyId) => {
      const mails = await db.selectFrom('outbox').selectAll().execute()
      const jobs = await sql<{ data: unknown }>`select data from pgboss.job`.execute(db)
      const notices = await scopes.asSystem(familyId, (tx) => tx.selectFrom('notice').selectAll().execute())
      return [
        ['the mails', JSON.stringify(mails)],
        ['the jobs', JSON.stringify(jobs.rows)],
        ['the notices', JSON.stringify(notices)],
      ]
    },
    verify: () => verifyDatabase(scopes, recordParts, dataDir, key.publicPem),
    sign: (at) => signerOf({ scopes, key, folder: outsideFolderOf(dataDir), host: 'localhost' }).sign(at),
    close: async () => {
      await db.destroy()
      await database.stop()
    },
  }
}

const readFamily = (scopes: Scopes, familyId: string): Promise<Stored> =>
  scopes.asSystem(familyId, async (tx) => {
    const rows = await tx.selectFrom('expense').select(['id', 'total', 'owed', 'version', 'name']).execute()
    const expenses = rows
      .filter(({ name }) => isOurs(name))
      .map(({ id, total, owed, version }) => ({ id, total, owed, version }))
    const known = new Set(expenses.map(({ id }) => id))
    const allocated = await tx
      .selectFrom('payment as p')
      .innerJoin('allocation as a', (join) =>
        join.onRef('a.family_id', '=', 'p.family_id').onRef('a.payment_id', '=', 'p.id'),
      )
      .select(['p.id', 'a.expense_id', 'a.amount', 'p.status', 'p.version'])
      .execute()
    const payments = allocated
      .map(({ expense_id, id, ...row }) => ({ id, expenseId: expense_id, ...row }))
      .filter(({ expenseId }) => known.has(expenseId))
    const ours = new Set([...known, ...payments.map(({ id }) => id)])
    return { streams: await readStreams(tx), expenses, payments, ours }
  })
