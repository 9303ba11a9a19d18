import {
  type PostgresCursor as Cursor,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult as Result,
} from 'kysely'
import type pg from 'pg'
import { StatementNames } from './statement-names.ts'

/**
 * Kysely over a pool of an OpenDatabase. Its connections keep what they have parsed and planned: a statement is sent by
 * its text once per connection and by a name from then on, which under row-level security saves most of its cost. A
 * `begin` is not waited for by itself: it travels with the first statement, which counts for nothing if it failed.
 */
export const kyselyOn = <Schema>(pool: pg.Pool): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: keepingPool(pool) }) })

/** The plan of a kept statement no longer fits, because another process has migrated the tables. Said again, it is planned anew. */
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

/** What is used of a connection of pg, with the types that Kysely has for it. */
type Client = {
  query<R>(statement: pg.QueryConfig): Promise<Result<R>>
  release(destroy?: boolean): void
}

class KeepingClient implements PostgresPoolClient {
  readonly #client: Client
  readonly #names: StatementNames
  #begun: Promise<unknown> | undefined

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
    if (text !== 'begin') return this.#send<R>(text, values)
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
      throw error
    }
  }
}
