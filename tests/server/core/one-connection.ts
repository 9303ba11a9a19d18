import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

export type OneConnection = {
  readonly database: TestDatabase
  readonly db: Kysely<Schema>
  drop(): Promise<void>
}

/** Opens a database over one connection, so that a test sees what that connection keeps. */
export const oneConnection = async (): Promise<OneConnection> => {
  const database = await testDatabase()
  const db = kyselyOn<Schema>(database.migrator.pool({ max: 1 }))
  const drop = async () => {
    await db.destroy()
    await database.drop()
  }
  return { database, db, drop }
}
