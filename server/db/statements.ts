import {
  CompiledQuery,
  type PostgresCursor as Cursor,
  type Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult as Result,
  type Transaction,
} from 'kysely'
import type pg from 'pg'
import { errorOfCommit, OutcomeUnknown, wasAnswered } from './outcome-unknown.ts'
import { CopySink, copyOut } from './reading/copied-rows.ts'
import { kyselyAhead } from './sent-ahead.ts'
import { StatementNames } from './statement-names.ts'

/**
 * Runs Kysely over a pool of an OpenDatabase. Each connection reuses parsed and planned statements: a statement is sent
 * as text once per connection and by name afterwards, which saves most of its cost under row-level security. `begin` is
 * not awaited alone: it is sent with the first statement, whose result does not count if `begin` failed. Statements that
 * are awaited together are sent together.
 */
export const kyselyOn = <Schema>(pool: pg.Pool): Kysely<Schema> =>
  kyselyAhead<Schema>(new PostgresDialect({ pool: keepingPool(pool) }))

const withCommit = '/* with commit */ '

/**
 * Runs a statement without waiting for it: it is sent with the next statement of its transaction that is awaited, which
 * may be the commit, and behind those that were held before it. Its error is then the error of that one. It must return
 * nothing that anybody reads.
 */
export const runWithCommit = async <Schema>(
  tx: Transaction<Schema>,
  text: string,
  values: readonly unknown[],
): Promise<void> => {
  await tx.executeQuery(CompiledQuery.raw(withCommit + text, [...values]))
}

const reading = '/* reading */ '

/**
 * Builds the first statement of a transaction that only reads. The commit is then sent without waiting for it, usually
 * with what the connection is used for next: there is nothing that it could fail to store.
 */
export const readingQuery = <Row>(text: string, values: readonly unknown[]): CompiledQuery<Row> =>
  CompiledQuery.raw(reading + text, [...values])

/** Recognises a cached plan that no longer fits because another process migrated the tables. A retry plans it again. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'

const keepingPool = (pool: pg.Pool): PostgresPool => {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const names = new StatementNames()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client) ?? new KeepingClient(client, names)
      clients.set(client, known)
      return known
    },
  }
}

/** The part of a pg connection that is used here, with Kysely's types. */
type Client = {
  query<R>(statement: pg.QueryConfig): Promise<Result<R>>
  query<Q extends pg.Submittable>(query: Q): Q
  release(destroy?: boolean): void
  readonly connection: Pick<pg.Connection, 'stream'>
}

const noRows = { command: 'SELECT', rowCount: 0, rows: [] } as const

type Statement = { readonly text: string; readonly values: readonly unknown[] }

class KeepingClient implements PostgresPoolClient {
  readonly #client: Client
  readonly #names: StatementNames
  #begun: Promise<unknown> | undefined
  #held: Statement[] = []
  /** The commit whose answer was lost, as long as nothing else begins. */
  #lostCommit: OutcomeUnknown | undefined
  #isGathering = false
  #isEnded = false
  #isReading = false

  constructor(client: Client, names: StatementNames) {
    this.#client = client
    this.#names = names
  }

  release(destroy?: boolean): void {
    this.#isEnded = false
    this.#client.release(destroy)
  }

  query<R>(text: string, values: readonly unknown[]): Promise<Result<R>>
  query<R>(cursor: Cursor<R>): Cursor<R>
  query<R>(text: string | Cursor<R>, values: readonly unknown[] = []): Promise<Result<R>> | Cursor<R> {
    if (typeof text !== 'string') throw new Error('a connection that sends ahead cannot hold a cursor open')
    if (text === 'begin') return this.#begin()
    // A statement that was started in a transaction and goes on after its end must not run outside of it.
    if (this.#isEnded && text !== 'rollback') throw new Error('the transaction has ended')
    if (text === 'rollback') return this.#rollback()
    if (text === 'commit') return this.#isReading ? this.#endReading() : this.#commit()
    if (text.startsWith(reading)) {
      this.#isReading = true
      return this.#next(text.slice(reading.length), values)
    }
    return text.startsWith(withCommit) ? this.#hold(text.slice(withCommit.length), values) : this.#next(text, values)
  }

  async #begin<R>(): Promise<Result<R>> {
    this.#lostCommit = undefined
    this.#isEnded = false
    this.#isReading = false
    this.#begun = this.#send('begin')
    this.#begun.catch(() => undefined)
    return { ...noRows, rows: [] }
  }

  async #hold<R>(text: string, values: readonly unknown[]): Promise<Result<R>> {
    this.#held.push({ text, values })
    return { ...noRows, rows: [] }
  }

  /** Sends what was held, in its order. The first error counts, because it makes the others fail. */
  #sendHeld(): Promise<unknown> | undefined {
    if (this.#held.length === 0) return undefined
    const held = this.#held
    this.#held = []
    return Promise.all(held.map(({ text, values }) => this.#send(text, values)))
  }

  /** A rollback undoes held statements, so they are never sent. */
  #rollback<R>(): Promise<Result<R>> {
    this.#held = []
    this.#isEnded = true
    // The rollback that follows cannot be sent, and its error would hide the one that counts.
    if (this.#lostCommit) throw this.#lostCommit
    return this.#next('rollback')
  }

  /** Sends what waited for this statement before it. The first error counts, because it made the others fail. */
  async #next<R>(text: string, values: readonly unknown[] = []): Promise<Result<R>> {
    const begun = this.#begun
    this.#begun = undefined
    const before = this.#sendHeld()
    const [answer] = await Promise.all([this.#send<R>(text, values), begun, before])
    return answer
  }

  async #endReading<R>(): Promise<Result<R>> {
    this.#isEnded = true
    this.#next('commit').catch(() => undefined)
    return { ...noRows, rows: [] }
  }

  async #commit<R>(): Promise<Result<R>> {
    this.#isEnded = true
    const before = this.#sendHeld()
    const committed = this.#next<R>('commit')
    committed.catch(() => undefined)
    try {
      await before
    } catch (error) {
      await committed.catch(() => undefined)
      throw wasAnswered(error) ? error : this.#lose(error)
    }
    try {
      return await committed
    } catch (error) {
      throw this.#lose(error)
    }
  }

  #lose(error: unknown): unknown {
    const failed = errorOfCommit(error)
    if (failed instanceof OutcomeUnknown) this.#lostCommit = failed
    return failed
  }

  async #send<R>(text: string, values: readonly unknown[] = []): Promise<Result<R>> {
    this.#gather()
    const [sink] = values
    if (sink instanceof CopySink) {
      await copyOut(this.#client, text, sink)
      return { ...noRows, rows: [] }
    }
    const name = this.#names.of(text, values)
    try {
      return await this.#client.query({ text, values: [...values], ...(name && { name }) })
    } catch (error) {
      if (isOutdatedPlan(error)) this.#names.forget()
      throw error
    }
  }

  /** Everything that is sent before the process waits again leaves in one write, and wakes the database once. */
  #gather(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    const { stream } = this.#client.connection
    stream.cork()
    process.nextTick(() => {
      this.#isGathering = false
      stream.uncork()
    })
  }
}
