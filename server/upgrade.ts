import type { Clock } from './clock.ts'
import { migrate } from './db/migrate.ts'
import type { OpenDatabase } from './db/open.ts'
import type { Schema } from './db/schema.ts'
import { kyselyOn } from './db/statements.ts'
import { scopesOf } from './db/tenancy.ts'
import { recordParts } from './features/record-parts.ts'
import { recordBaselines } from './history/baseline.ts'

/** Migrates the database, and states the rows of older records before anything else is recorded. */
export const upgrade = async (database: OpenDatabase, clock: Clock): Promise<void> => {
  await migrate(database)
  const db = kyselyOn<Schema>(database.pool({ max: 1 }))
  try {
    await recordBaselines(scopesOf(db), recordParts, clock.now())
  } finally {
    await db.destroy()
  }
}
