import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { addMs, epochOf } from '#domain/time.ts'
import type { Db, Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { retention } from '../../jobs/retention.ts'

/**
 * `free` wrong passwords cost nothing. The next ones lock for `first` milliseconds, then twice as long each, up to
 * `longest`.
 */
export type GrowingLock = {
  readonly name: string
  readonly free: number
  readonly first: number
  readonly longest: number
}

/** An attempt counts towards these; `of` tells one account and origin from another. */
export type Counter = { readonly lock: GrowingLock; readonly of: readonly string[] }

/** A day without a wrong password forgets those before it. */
export const attemptLife = retention.signInAttempts.ms

/** Bounds the table; each row costs whoever fills it the hashing of a password. */
const mostRows = 100_000

/** The table stores hashes, so that it holds neither names nor addresses. */
const keyOf = ({ lock, of }: Counter): Buffer => hash('sha256', JSON.stringify([lock.name, ...of]), 'buffer')

const waitOf = (until: string, now: string): Refusal =>
  new Refusal('rateLimited', { retryAfter: Math.max(1, Math.ceil((epochOf(until) - epochOf(now)) / 1000)) })

/** @throws {Refusal} rateLimited, with the longest wait of them */
const refuseLocked = async (tx: Tx, keys: readonly Buffer[], now: string): Promise<void> => {
  const [latest] = await tx
    .selectFrom('sign_in_attempt')
    .select('locked_until')
    .where('key', 'in', keys)
    .where('locked_until', '>', now)
    .orderBy('locked_until', 'desc')
    .limit(1)
    .execute()
  if (latest?.locked_until) throw waitOf(latest.locked_until, now)
}

/** Returns until when the counter is locked from now on, or null; undefined when it was locked meanwhile. */
const countOne = async (tx: Tx, counter: Counter, now: string): Promise<string | null | undefined> => {
  const { free, first, longest } = counter.lock
  const failures = sql`case when a.last_at <= ${addMs(now, -attemptLife)}::timestamptz then 1 else a.failures + 1 end`
  const over = sql`least((${failures}) - ${free}::integer, 30)`
  const { rows } = await sql<{ locked_until: string | null }>`
    insert into sign_in_attempt as a (key, failures, last_at) values (${keyOf(counter)}, 1, ${now})
    on conflict (key) do update set failures = ${failures}, last_at = ${now}::timestamptz, locked_until = case
      when ${over} >= 0 then ${now}::timestamptz
        + least(${longest}::float8, ${first}::float8 * power(2, ${over})) * interval '1 millisecond' end
    where a.locked_until is null or a.locked_until <= ${now}::timestamptz
    returning locked_until`.execute(tx)
  return rows[0]?.locked_until
}

/**
 * Counts an attempt as failed before its password is checked, so that attempts at the same moment cannot exceed the
 * limit; a success takes it back.
 * @returns whether a failure of this attempt locks
 * @throws {Refusal} rateLimited
 */
export const countAttempt = (db: Db, counters: readonly Counter[], now: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await refuseLocked(tx, counters.map(keyOf), now)
    let locks = false
    for (const counter of counters) {
      const until = await countOne(tx, counter, now)
      // Somebody else took the only attempt that was left.
      if (until === undefined) throw waitOf(addMs(now, counter.lock.first), now)
      locks ||= until !== null
    }
    return locks
  })

/** Forgets all failures of a counter. */
export const forgetAttempts = async (db: Db, counter: Counter): Promise<void> => {
  await db.deleteFrom('sign_in_attempt').where('key', '=', keyOf(counter)).execute()
}

/** Takes one attempt back, with the lock it brought. */
export const takeBackAttempt = async (db: Db, counter: Counter): Promise<void> => {
  await sql`update sign_in_attempt set failures = failures - 1, locked_until = null
    where key = ${keyOf(counter)} and failures > 0`.execute(db)
}

/** Runs in the role of the sweeps. */
export const deleteOldAttempts = async (tx: Tx, now: string, most = mostRows): Promise<void> => {
  await tx.deleteFrom('sign_in_attempt').where('last_at', '<=', addMs(now, -attemptLife)).execute()
  await sql`delete from sign_in_attempt where key in (
    select key from sign_in_attempt order by last_at desc, key offset ${most})`.execute(tx)
}
