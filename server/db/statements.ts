import {
  type PostgresCursor as Cursor,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult as Result,
} from 'kysely'
import type pg from 'pg'
import { errorOfCommit, OutcomeUnknown } from './outcome-unknown.ts'
import { StatementNames } from './statement-names.ts'

/**
 * Runs Kysely over a pool of an OpenDatabase. Each connection reuses parsed and planned statements: a statement is sent
 * as text once per connection and by name afterwards, which saves most of its cost under row-level security. `begin` is
 * not awaited alone: it is sent with the first statement, whose result does not count if `begin` failed.
 */
export const kyselyOn = <Schema>(pool: pg.Pool): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: keepingPool(pool) }) })

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
  release(destroy?: boolean): void
}

class KeepingClient implements PostgresPoolClient {
  readonly #client: Client
  readonly #names: StatementNames
  #begun: Promise<unknown> | undefined
  /** The commit whose answer was lost, as long as nothing else begins. */
  #lostCommit: OutcomeUnknown | undefined

  constructor(client: Client, names: StatementNames) {
    this.#client = client
    this.#names = names
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }

  query<R>(text: string, values: readonly unknown[]): Promise<Result<R>>
  query<R>(cursor: Cursor<R>): Cursor<R>
  query<R>(text: string | Cursor<R>, values: readonly unknown[] = []): Promise<Result<R>> | Cursor<R> {
    if (typeof text !== 'string') throw new Error('a connection that sends ahead cannot hold a cursor open')
    // The rollback that follows cannot be sent, and its error would hide the one that counts.
    if (text === 'rollback' && this.#lostCommit) throw this.#lostCommit
    if (text !== 'begin') return this.#send<R>(text, values)
    this.#lostCommit = undefined
    this.#begun = this.#client.query({ text })
    this.#begun.catch(() => undefined)
    return Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] })
  }

  async #send<R>(text: string, values: readonly unknown[]): Promise<Result<R>> {
    const begun = this.#begun
    this.#begun = undefined
    const name = this.#names.of(text, values)
    try {
      const [answer] = await Promise.all([
        this.#client.query<R>({ text, values: [...values], ...(name && { name }) }),
        begun,
      ])
      return answer
    } catch (error) {
      if (isOutdatedPlan(error)) this.#names.forget()
      if (text !== 'commit') throw error
      const failed = errorOfCommit(error)
      if (failed instanceof OutcomeUnknown) this.#lostCommit = failed
      throw failed
    }
  }
}
