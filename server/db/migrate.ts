import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartError } from '../start-error.ts'
import { migrations } from './migrations/index.ts'
import type { OpenDatabase } from './open.ts'

const newer = () =>
  new StartError(
    'data-newer',
    'The database was written by a newer version of Evenhand. Update the program, or use another DATA_DIR.',
  )

/** Brings the schema up to date. Throws `StartError` when the database was written by a newer version of the product. */
export const migrate = async (database: OpenDatabase): Promise<void> => {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: database.pool({ max: 1 }) }) })
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    const { error } = await migrator.migrateToLatest()
    if (error instanceof Error && error.message.includes('previously executed migration')) throw newer()
    if (error) throw error
  } finally {
    await db.destroy()
  }
}
