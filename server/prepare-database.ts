import { Kysely, PostgresDialect } from 'kysely'
import { grantLogins } from './db/logins.ts'
import { migrate } from './db/migrate.ts'
import type { OpenDatabase } from './db/open.ts'
import { usersOf } from './db/own.ts'
import { features as allFeatures } from './features/features.ts'
import { installQueues } from './jobs/install-queues.ts'
import { queuesOf } from './jobs/register.ts'

/**
 * Does everything that only the owner of the tables may do: it migrates, creates the queues and grants the logins of a
 * server their rights. Its connections are closed when it resolves.
 * @throws {StartError} when a newer version of the product wrote the database
 */
export const prepareDatabase = async (database: OpenDatabase, features = allFeatures): Promise<void> => {
  await migrate(database)
  await installQueues(database.migrator, queuesOf(features))
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: database.migrator.pool({ max: 1 }) }) })
  await grantLogins(db, usersOf(database)).finally(() => db.destroy())
}
