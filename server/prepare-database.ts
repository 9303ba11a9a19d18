import { Kysely, PostgresDialect } from 'kysely'
import type { Clock } from './clock.ts'
import { grantLogins } from './db/logins.ts'
import { migrate } from './db/migrate.ts'
import type { OpenDatabase } from './db/open.ts'
import { usersOf } from './db/own.ts'
import type { Schema } from './db/schema.ts'
import { kyselyOn } from './db/statements.ts'
import { scopesOf } from './db/tenancy.ts'
import { features as allFeatures } from './features/features.ts'
import { recordParts } from './features/record-parts.ts'
import { recordBaselines } from './history/baseline.ts'
import { installQueues } from './jobs/install-queues.ts'
import { queuesOf } from './jobs/register.ts'

/**
 * Does everything that only the owner of the tables may do: it migrates, states the rows of older records before
 * anything else is recorded, creates the queues and grants the logins of a server their rights. Its connections are
 * closed when it resolves.
 * @throws {StartError} when a newer version of the product wrote the database
 */
export const prepareDatabase = async (database: OpenDatabase, clock: Clock, features = allFeatures): Promise<void> => {
  await migrate(database)
  await stateOlderRows(database, clock)
  await installQueues(database.migrator, queuesOf(features))
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: database.migrator.pool({ max: 1 }) }) })
  await grantLogins(db, usersOf(database)).finally(() => db.destroy())
}

const stateOlderRows = async ({ migrator }: OpenDatabase, clock: Clock): Promise<void> => {
  const db = kyselyOn<Schema>(migrator.pool({ max: 1 }))
  await recordBaselines(scopesOf(db), recordParts, clock.now()).finally(() => db.destroy())
}
