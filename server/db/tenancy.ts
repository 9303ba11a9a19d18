import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely'
import type { Standing } from '#contract/families.ts'
import type { ParentsOfProfessional } from '#domain/reach.ts'
import type { Mode } from '#machines/shared/turn.ts'
import { type CallerRow, OtherCaller, type Presented, readingAsCaller } from './reading/presented.ts'
import type { Schema } from './schema.ts'
import { isOutdatedPlan, readingQuery } from './statements.ts'

/**
 * The person who reads a family, and through whose eyes. `viewpoint` is the caller, or the parent a professional or
 * administrator looks as; `standing` is the viewpoint's role in the family. Row-level security reads all of it.
 */
export type Viewer = {
  readonly personId: string
  readonly familyId: string
  readonly viewpoint: string
  readonly standing: Standing
  readonly mode: Mode
  /** It is set for a professional of some parents alone. Each transaction finds it again in the database. */
  readonly parents?: ParentsOfProfessional
}

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

type Settings = { person: string; family: string; viewpoint: string; standing: string; mode: string }
type Role = 'evenhand_app' | 'evenhand_jobs' | 'evenhand_prover' | 'evenhand_signer'

/** A viewer who does not belong to the family gets none, so a mistake in code that names a family shows nothing. */
const setsScope = `select set_config('role', $1, true), set_config('app.person', $2, true),
    set_config('app.family', app_verified_family($3, $2, $4), true), set_config('app.viewpoint', $5, true),
    set_config('app.standing', $6, true), set_config('app.mode', $4, true),
    set_config('app.confiding', app_parents_of_professional($3, $2, $6, $4, true), true),
    set_config('app.withdrawn', app_parents_of_professional($3, $2, $6, $4, false), true)`

const valuesOf = ({ person, family, viewpoint, standing, mode }: Settings, role: Role = 'evenhand_app') => [
  role,
  person,
  family,
  mode,
  viewpoint,
  standing,
]

const become = async (tx: Tx, settings: Settings, role?: Role): Promise<void> => {
  await tx.executeQuery(CompiledQuery.raw(setsScope, valuesOf(settings, role)))
}

const setsReadingScope = `${setsScope}, set_config('transaction_read_only', 'on', true)`

/** Opens a transaction with `begin`, which is sent with the first statements of `run`. */
const transactionFrom = <T>(db: Db, begin: (tx: Tx) => Promise<void>, run: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    // The statements of `run` fail if it does; its error is the one that counts.
    const [told, done] = await Promise.allSettled([begin(tx), run(tx)])
    if (told.status === 'rejected') throw told.reason
    if (done.status === 'rejected') throw done.reason
    return done.value
  })

const transactionAs = <T>(db: Db, settings: Settings, run: (tx: Tx) => Promise<T>, role?: Role): Promise<T> =>
  transactionFrom(db, (tx) => become(tx, settings, role), run)

/** Opens a transaction in which the database lets nothing be written, so nobody waits for its commit. */
const readingAs = <T>(db: Db, settings: Settings, run: (tx: Tx) => Promise<T>): Promise<T> =>
  transactionFrom(
    db,
    async (tx) => {
      await tx.executeQuery(readingQuery(setsReadingScope, valuesOf(settings)))
    },
    run,
  )

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
const signing: Settings = { ...nobody, family: '', mode: 'signing' }
const ownerOf = (person: string): Settings => ({ person, family: '', viewpoint: person, standing: '', mode: 'self' })
const administratorOf = (person: string): Settings => ({ ...ownerOf(person), mode: 'administrator' })
const recipientOf = (person: string): Settings => ({ ...nobody, person, family: '', mode: 'mail' })
const proving: Settings = { ...nobody, family: '', mode: 'proving' }
const anonymous: Settings = { ...nobody, family: '', mode: 'anonymous' }

/**
 * Opens the scopes that a request may need. Each is one transaction in a role that owns nothing and bypasses
 * nothing, so policies hide what a handler forgets to filter. Transient errors (a deadlock, tables that were just
 * migrated) are retried twice, so `run` must not act outside its transaction.
 */
export const requestScopesOf = (db: Db) => ({
  /** Runs as one person who looks at one family. */
  asViewer: <T>(viewer: Viewer, run: (tx: Tx) => Promise<T>) =>
    withRetry(() => transactionAs(db, settingsOf(viewer), run)),
  /** Reads as one person who looks at one family. */
  readAsViewer: <T>(viewer: Viewer, run: (tx: Tx) => Promise<T>) =>
    withRetry(() => readingAs(db, settingsOf(viewer), run)),
  /**
   * Reads as the caller whom a token identifies, without waiting to learn who that is: `run` builds its statements for
   * whoever `isExpected` accepts, and they run with the rights of the real caller. The database lets it write nothing.
   * @throws {OtherCaller} when it is somebody else, whatever `run` returned
   */
  asPresented: <T>(presented: Presented, isExpected: (row: CallerRow) => boolean, run: (tx: Tx) => Promise<T>) =>
    withRetry(() =>
      transactionFrom(
        db,
        async (tx) => {
          const { kind, bytes, at } = presented
          const { rows } = await tx.executeQuery(readingQuery<CallerRow>(readingAsCaller, [kind, bytes, at]))
          if (!rows[0] || !isExpected(rows[0])) throw new OtherCaller(rows[0])
        },
        run,
      ),
    ),
  /** Runs as the product itself within one family. */
  asSystem: <T>(familyId: string, run: (tx: Tx) => Promise<T>) =>
    withRetry(() => transactionAs(db, systemOf(familyId), run)),
  /** Runs as a person for their own account, whatever family they look at. It sees no family. */
  asOwner: <T>(personId: string, run: (tx: Tx) => Promise<T>) =>
    withRetry(() => transactionAs(db, ownerOf(personId), run)),
  /** Runs as an administrator, who sees what was asked of administrators, and no family. The database checks that they are one. */
  asAdministrator: <T>(personId: string, run: (tx: Tx) => Promise<T>) =>
    withRetry(() => transactionAs(db, administratorOf(personId), run)),
  /** Runs before the caller is known. It sees sessions, credentials and people, but no addresses and no rows of a family. */
  beforeSignIn: <T>(run: (tx: Tx) => Promise<T>) => withRetry(() => transactionAs(db, anonymous, run)),
  /** Reads before the caller is known. */
  readBeforeSignIn: <T>(run: (tx: Tx) => Promise<T>) => withRetry(() => readingAs(db, anonymous, run)),
  /** Reads the service log, to prove what an export contains. It sees no family, no stream and no entry. */
  asProver: <T>(run: (tx: Tx) => Promise<T>) => withRetry(() => transactionAs(db, proving, run, 'evenhand_prover')),
})
export type RequestScopes = ReturnType<typeof requestScopesOf>
/** The scopes of one family and its people. */
export type FamilyScopes = Pick<RequestScopes, 'asViewer' | 'asSystem' | 'beforeSignIn'>
/** The scopes of people and their families. */
export type OwnScopes = FamilyScopes & Pick<RequestScopes, 'asOwner' | 'asAdministrator'>

/** Opens all scopes, for jobs. Only their login and the migrator's can open those that requests lack. */
export const scopesOf = (db: Db) => ({
  ...requestScopesOf(db),
  /** Runs for a mail to one person. It sees where that person can be reached, and nobody else's details. */
  asMailer: <T>(personId: string, run: (tx: Tx) => Promise<T>) =>
    withRetry(() => transactionAs(db, recipientOf(personId), run)),
  /** Runs sweeps. It sees which families and streams exist and where each ends, but no payload or names, and writes nothing. */
  acrossFamilies: <T>(run: (tx: Tx) => Promise<T>) =>
    transactionAs(db, { ...nobody, family: '', mode: 'sweep' }, run, 'evenhand_jobs'),
  /** Signs the service log. It alone reads the streams of all families with their payloads. */
  asSigner: <T>(run: (tx: Tx) => Promise<T>) => transactionAs(db, signing, run, 'evenhand_signer'),
  /** Counts the service log and all streams again as they are at one moment, in the signer's role. */
  asRecounter: <T>(run: (tx: Tx) => Promise<T>) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await become(tx, signing, 'evenhand_signer')
        return run(tx)
      }),
})
export type Scopes = ReturnType<typeof scopesOf>

/** Opens the same scopes one after the other within one transaction, for changes by several people that must be saved together. */
export const togetherOn = <T>(db: Db, run: (scopes: OwnScopes) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    // A trigger that waited for the commit would run in the last scope, whichever it belongs to.
    await sql`set constraints all immediate`.execute(tx)
    const as = async <Result>(settings: Settings, work: (tx: Tx) => Promise<Result>) => {
      await become(tx, settings)
      return work(tx)
    }
    return run({
      asViewer: (viewer, work) => as(settingsOf(viewer), work),
      asSystem: (familyId, work) => as(systemOf(familyId), work),
      asOwner: (personId, work) => as(ownerOf(personId), work),
      asAdministrator: (personId, work) => as(administratorOf(personId), work),
      beforeSignIn: (work) => as(anonymous, work),
    })
  })
