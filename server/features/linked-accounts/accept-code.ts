import type { Acceptance } from '#contract/linked-accounts/linked-accounts.ts'
import { type OwnScopes, type Tx, togetherOn, type Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { advance } from '../../lifecycle/advance.ts'
import { LifecycleRefusal } from '../../lifecycle/refusals.ts'
import { beginUnitOfWork, finishUnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { isTaken, mustBeFree, usernameTaken } from '../account/free-username.ts'
import { admitMember } from '../families/admit-member.ts'
import { mustNotBeHeld } from '../families/held-since.ts'
import { hashNewPassword } from '../session/new-password.ts'
import { type Person, personById } from '../session/session.people.ts'
import { linkedAccountLifecycle } from './linked-accounts.lifecycle.ts'
import { type LinkedAccountRow, lockLinkedAccount } from './linked-accounts.store.ts'
import { type CodeOwner, ownerOfCode } from './linked-code.ts'

type Needs = Pick<Deps, 'db' | 'scopes' | 'config' | 'enqueue'>

const wrongCode = new Refusal('invalid', { validationErrors: [{ field: 'code', code: 'wrongGivenCode' }] })
const codeUsed = new Refusal('invalid', { validationErrors: [{ field: 'code', code: 'codeUsed' }] })

const rowOf = async (tx: Tx, { accountId }: CodeOwner): Promise<LinkedAccountRow> => {
  const row = await lockLinkedAccount(tx, accountId, 'toWrite')
  if (!row) throw wrongCode
  return row
}

/** The holder of an account, who has no session yet. */
const holderOf = ({ family_id: familyId, person_id: personId, kind }: LinkedAccountRow): Viewer => ({
  personId,
  familyId,
  viewpoint: personId,
  standing: kind,
  mode: 'self',
})

type Chosen = { readonly username: string; readonly hash: string; readonly now: string }

const keepCredential = async (
  { asOwner, beforeSignIn }: OwnScopes,
  { id: person_id, username: before }: Person,
  { username, hash: password_hash, now: changed_at }: Chosen,
): Promise<void> => {
  if (before.toLowerCase() !== username.toLowerCase()) await beforeSignIn((tx) => mustBeFree(tx, username))
  await asOwner(person_id, (tx) => tx.updateTable('person').set({ username }).where('id', '=', person_id).execute())
  await beforeSignIn((tx) => tx.insertInto('credential').values({ person_id, password_hash, changed_at }).execute())
}

/** The family learns since when they are there; a holder who chooses a new password was there before. */
const enter = async (
  { asSystem, asViewer }: OwnScopes,
  row: LinkedAccountRow,
  now: string,
  enqueue: Deps['enqueue'],
): Promise<void> => {
  const holder = holderOf(row)
  const change = await asSystem(row.family_id, async (tx) => {
    await mustNotBeHeld(tx)
    const begun = beginUnitOfWork(tx, row.family_id, now)
    const command = { type: 'linkedAccount.accept', version: row.version }
    await advance(begun, linkedAccountLifecycle, row.id, command, holder)
    return begun
  })
  const joined = await asViewer(holder, (tx) =>
    tx.selectFrom('membership').select('joined_at').where('person_id', '=', row.person_id).executeTakeFirstOrThrow(),
  )
  if (joined.joined_at === null) await asViewer(holder, () => admitMember(change, row.person_id))
  await asSystem(row.family_id, () => finishUnitOfWork(change, enqueue))
}

/**
 * Gives a holder the name and password that they chose, in one transaction with the record's entry and whatever `signIn`
 * begins. Nobody else learns the password.
 * @throws {Refusal} invalid with wrongGivenCode, codeUsed, usernameTaken or what the password violates
 */
export const acceptCode = async <T>(
  deps: Needs,
  { code, username, password }: Acceptance,
  now: string,
  signIn: (tx: Tx, personId: string) => Promise<T>,
): Promise<T> => {
  const { db, scopes, config, enqueue } = deps
  const find = (tx: Tx) => ownerOfCode(tx, code, now)
  const found = await scopes.beforeSignIn(find)
  if (!found) throw wrongCode
  const { person_id } = await scopes.asSystem(found.familyId, (tx) => rowOf(tx, found))
  const person = await scopes.beforeSignIn((tx) => personById(tx, person_id))
  const hash = await hashNewPassword({ scopes, config }, { ...person, username }, password, 'password')
  try {
    return await togetherOn(db, async (own) => {
      const owner = await own.beforeSignIn(find)
      if (!owner) throw codeUsed
      const row = await own.asSystem(owner.familyId, (tx) => rowOf(tx, owner))
      // Another device may have used it while the row was locked.
      if (!(await own.beforeSignIn(find))) throw codeUsed
      await keepCredential(own, person, { username, hash, now })
      await enter(own, row, now, enqueue)
      return own.beforeSignIn((tx) => signIn(tx, row.person_id))
    })
  } catch (error) {
    if (error instanceof LifecycleRefusal) throw codeUsed
    throw isTaken(error) ? usernameTaken : error
  }
}
