import {
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  Kysely,
  type QueryExecutor,
  SingleConnectionProvider,
} from 'kysely'

/**
 * Kysely lets each statement of a transaction wait until the one before is answered. A connection runs what it is sent
 * in order, so this provider hands out the transaction's connection without waiting.
 */
const unqueued = (queued: ConnectionProvider): ConnectionProvider => {
  let connection: DatabaseConnection | undefined
  const given = queued.provideConnection(async (one) => {
    connection = one
  })
  return {
    provideConnection: async (consumer) => {
      if (!connection) await given
      if (!connection) throw new Error('the transaction has no connection')
      return consumer(connection)
    },
  }
}

class AheadExecutor extends DefaultQueryExecutor {
  override withConnectionProvider(provider: ConnectionProvider): DefaultQueryExecutor {
    return super.withConnectionProvider(provider instanceof SingleConnectionProvider ? unqueued(provider) : provider)
  }
}

/** Runs Kysely so that statements of one transaction that are awaited together are also sent together, in their order. */
export const kyselyAhead = <Schema>(dialect: Dialect): Kysely<Schema> => {
  const driver = dialect.createDriver()
  const compiler = dialect.createQueryCompiler()
  const shared: Dialect = {
    createDriver: () => driver,
    createQueryCompiler: () => compiler,
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  }
  const config = { dialect: shared }
  // This one prepares the driver before its first use, and lends connections of the pool.
  const pooled: QueryExecutor = new Kysely<Schema>(config).getExecutor()
  return new Kysely<Schema>({
    config,
    dialect: shared,
    driver,
    executor: new AheadExecutor(compiler, pooled.adapter, pooled),
  })
}
