import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { readMigrations } from '#server/db/read-migrations.ts'
import type { TestDatabase } from '#tests/support/database.ts'

/** Runs the migrations up to and including `last`, for tests of what later ones do with rows that are already there. */
export const migrateTo = async ({ migrator }: Pick<TestDatabase, 'migrator'>, last: string): Promise<void> => {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: migrator.pool({ max: 1 }) }) })
  const { error } = await new Migrator({ db, provider: { getMigrations: () => readMigrations() } })
    .migrateTo(last)
    .finally(() => db.destroy())
  if (error) throw error
}
