import { Kysely, PostgresDialect } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { ContractArea } from '#contract/area.ts'
import { areas } from '#contract/areas.ts'
import { StartError } from '../start-error.ts'
import { derivedChecksOf } from './derived-checks.ts'
import type { OpenDatabase } from './open.ts'
import { readMigrations } from './read-migrations.ts'
import { reconcileChecks } from './reconcile-checks.ts'

const newer = () =>
  new StartError(
    'data-newer',
    'The database was written by a newer version of Evenhand. Update the program, or use another DATA_DIR.',
  )

const checkViolation = '23514'
/** A CHECK fails when a row has a state that no chart of this version has; only a newer version can have written it. */
const isUnknownWord = (error: unknown) => error instanceof Error && 'code' in error && error.code === checkViolation

/** The migrations and areas of this version; tests compose others. */
type Composition = {
  readonly read?: () => Promise<Record<string, Migration>>
  readonly among?: readonly ContractArea[]
}

/**
 * Runs the migrations and then updates the CHECKs that follow from charts and contracts. Throws `StartError` when a
 * newer version of the product wrote the database.
 */
export const migrate = async (
  { migrator }: Pick<OpenDatabase, 'migrator'>,
  { read = readMigrations, among = areas }: Composition = {},
): Promise<void> => {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: migrator.pool({ max: 1 }) }) })
  try {
    const runner = new Migrator({ db, provider: { getMigrations: () => read() } })
    const { error } = await runner.migrateToLatest()
    if (error instanceof Error && error.message.includes('previously executed migration')) throw newer()
    if (error) throw error
    await reconcileChecks(db, derivedChecksOf(among)).catch((reason: unknown) => {
      throw isUnknownWord(reason) ? newer() : reason
    })
  } finally {
    await db.destroy()
  }
}
