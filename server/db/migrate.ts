import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartError } from '../start-error.ts'
import { derivedChecks } from './derived-checks.ts'
import { migrations } from './migrations/index.ts'
import type { OpenDatabase } from './open.ts'
import { reconcileChecks } from './reconcile-checks.ts'

const newer = () =>
  new StartError(
    'data-newer',
    'The database was written by a newer version of Evenhand. Update the program, or use another DATA_DIR.',
  )

const checkViolation = '23514'
/** A CHECK fails when a row has a state that no chart of this version has; only a newer version can have written it. */
const isUnknownWord = (error: unknown) => error instanceof Error && 'code' in error && error.code === checkViolation

/**
 * Runs the migrations and then updates the CHECKs that follow from charts and contracts. Throws `StartError` when a
 * newer version of the product wrote the database.
 */
export const migrate = async ({ migrator }: Pick<OpenDatabase, 'migrator'>): Promise<void> => {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: migrator.pool({ max: 1 }) }) })
  try {
    const runner = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    const { error } = await runner.migrateToLatest()
    if (error instanceof Error && error.message.includes('previously executed migration')) throw newer()
    if (error) throw error
    await reconcileChecks(db, derivedChecks).catch((reason: unknown) => {
      throw isUnknownWord(reason) ? newer() : reason
    })
  } finally {
    await db.destroy()
  }
}
