import { type Kysely, sql, type Transaction } from 'kysely'
import type { Standing } from '#contract/families.ts'
import type { Mode } from '#machines/shared/turn.ts'
import type { Schema } from './schema.ts'
import { isOutdatedPlan } from './statements.ts'

/**
 * Who looks at a family, and through whose eyes. `viewpoint` is the caller, or the parent a professional or administrator
 * looks as; `standing` is what the viewpoint is in the family. Row-level security reads all of it.
 */
export type Viewer = {
  readonly personId: string
  readonly familyId: string
  readonly viewpoint: string
  readonly standing: Standing
  readonly mode: Mode
}

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

type Settings = { person: string; family: string; viewpoint: string; standing: string; mode: string }
type Role = 'evenhand_app' | 'evenhand_jobs'

const become = async (tx: Tx, settings: Settings, role: Role = 'evenhand_app'): Promise<void> => {
  const { person, family, viewpoint, standing, mode } = settings
  await sql`select set_config('role', ${role}, true), set_config('app.person', ${person}, true),
    set_config('app.family', ${family}, true), set_config('app.viewpoint', ${viewpoint}, true),
    set_config('app.standing', ${standing}, true), set_config('app.mode', ${mode}, true)`.execute(tx)
}

const transactionAs = <T>(db: Db, settings: Settings, run: (tx: Tx) => Promise<T>, role?: Role): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await become(tx, settings, role)
    return run(tx)
  })

const deadlock = '40P01'
const isPassing = (error: unknown) =>
  isOutdatedPlan(error) || (error instanceof Error && 'code' in error && error.code === deadlock)

const withRetry = async <T>(attempt: () => Promise<T>, left = 2): Promise<T> => {
  try {
    return await attempt()
  } catch (error) {
    if (left === 0 || !isPassing(error)) throw error
    return withRetry(attempt, left - 1)
  }
}

const nobody = { person: '', viewpoint: '', standing: '' }
const settingsOf = ({ personId: person, familyId: family, viewpoint, standing, mode }: Viewer): Settings => ({
  person,
  family,
  viewpoint,
  standing,
  mode,
})
const systemOf = (family: string): Settings => ({ ...nobody, family, mode: 'system' })
const anonymous: Settings = { ...nobody, family: '', mode: 'anonymous' }

/**
 * The doors to the database. Each is one transaction as the role that owns nothing and bypasses nothing; what a
 * handler forgets to filter, the policies hide. What passes
 * (a deadlock, tables that were just migrated) is tried again, twice: `run` must not act outside its transaction.
 */
export const scopesOf = (db: Db) => ({
  /** One person's eyes on one family. */
  asViewer: <T>(viewer: Viewer, run: (tx: Tx) => Promise<T>) =>
    withRetry(() => transactionAs(db, settingsOf(viewer), run)),
  /** The product itself, inside one family. */
  asSystem: <T>(familyId: string, run: (tx: Tx) => Promise<T>) =>
    withRetry(() => transactionAs(db, systemOf(familyId), run)),
  /** Before it is known who asks: sessions, credentials, people. No family's rows. */
  beforeSignIn: <T>(run: (tx: Tx) => Promise<T>) => withRetry(() => transactionAs(db, anonymous, run)),
  /** Sweeps: which families and streams there are and where each ends. No payload, no names, nothing to write. */
  acrossFamilies: <T>(run: (tx: Tx) => Promise<T>) =>
    transactionAs(db, { ...nobody, family: '', mode: 'sweep' }, run, 'evenhand_jobs'),
})
export type Scopes = ReturnType<typeof scopesOf>
/** The doors of one family and its people. */
export type FamilyScopes = Pick<Scopes, 'asViewer' | 'asSystem' | 'beforeSignIn'>

/**
 * The same doors, opened one after the other within one transaction, for what is told of several people and has to be
 * there as a whole or not at all.
 */
export const togetherOn = <T>(db: Db, run: (scopes: FamilyScopes) => Promise<T>): Promise<T> =>
  db.transaction().execute((tx) => {
    const as = async <Result>(settings: Settings, work: (tx: Tx) => Promise<Result>) => {
      await become(tx, settings)
      return work(tx)
    }
    return run({
      asViewer: (viewer, work) => as(settingsOf(viewer), work),
      asSystem: (familyId, work) => as(systemOf(familyId), work),
      beforeSignIn: (work) => as(anonymous, work),
    })
  })
