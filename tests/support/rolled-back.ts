import {
  type PostgresCursor as Cursor,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult as Result,
} from 'kysely'
import pg from 'pg'
import { CopySink, copyOut } from '#server/db/reading/copied-rows.ts'
import type { Schema } from '#server/db/schema.ts'
import { type Scopes, scopesOf } from '#server/db/tenancy.ts'
import { wireTypes } from '#server/db/wire-types.ts'

/** A superuser's connection whose changes never last, and the product's scopes on it, which see them. */
export type RolledBack = {
  readonly client: pg.Client
  readonly scopes: Scopes
  /** Runs in a transaction that is rolled back afterwards. */
  undone<T>(run: () => Promise<T>): Promise<T>
  end(): Promise<void>
}

/** A scope's transaction lies within one that is open already. Its role ends with it, as it does with a real one. */
const nested = (text: string): string => {
  if (/^(?:begin|start transaction)/.test(text)) return 'savepoint scope'
  if (text === 'commit') return 'release savepoint scope; set local role none'
  return text === 'rollback' ? 'rollback to savepoint scope; release savepoint scope' : text
}

/** The part of a pg connection that is used here, with Kysely's types. */
type Client = {
  query<R>(text: string, values: readonly unknown[]): Promise<Result<R>>
  query<Q extends pg.Submittable>(query: Q): Q
}

class NestedClient implements PostgresPoolClient {
  readonly #client: Client
  readonly release: () => void

  constructor(client: Client, release: () => void) {
    this.#client = client
    this.release = release
  }

  query<R>(text: string, values: readonly unknown[]): Promise<Result<R>>
  query<R>(cursor: Cursor<R>): Cursor<R>
  query<R>(text: string | Cursor<R>, values: readonly unknown[] = []): Promise<Result<R>> | Cursor<R> {
    if (typeof text !== 'string') throw new Error('a shared connection cannot hold a cursor open')
    const [sink] = values
    if (sink instanceof CopySink) return this.#copy(text, sink)
    return this.#client.query<R>(nested(text), [...values])
  }

  async #copy<R>(text: string, sink: CopySink): Promise<Result<R>> {
    await copyOut(this.#client, text, sink)
    return { command: 'SELECT', rowCount: 0, rows: [] }
  }
}

/** Lends the one connection to one transaction after the other. */
const lending = (client: pg.Client): PostgresPool => {
  let free = Promise.resolve()
  return {
    options: {},
    end: async () => {},
    connect: async () => {
      const before = free
      const { promise, resolve } = Promise.withResolvers<void>()
      free = promise
      await before
      return new NestedClient(client, resolve)
    },
  }
}

export const openRolledBack = async (superuser: pg.ClientConfig): Promise<RolledBack> => {
  const client = new pg.Client({ ...superuser, types: wireTypes })
  await client.connect()
  const scopes = scopesOf(new Kysely<Schema>({ dialect: new PostgresDialect({ pool: lending(client) }) }))
  return {
    client,
    scopes,
    undone: async (run) => {
      await client.query('begin')
      try {
        return await run()
      } finally {
        await client.query('rollback')
      }
    },
    end: () => client.end(),
  }
}
