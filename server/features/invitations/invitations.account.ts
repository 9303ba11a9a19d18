import { sql } from 'kysely'
import type { AnswerableInvitationDto } from '#contract/invitations/invitations.ts'
import { limits } from '#contract/limits.ts'
import { type OwnScopes, type Tx, togetherOn } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { advance } from '../../lifecycle/advance.ts'
import { LifecycleRefusal } from '../../lifecycle/refusals.ts'
import { beginUnitOfWork, finishUnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { accountJoins } from '../families/account-joins.ts'
import { mustNotBeHeld } from '../families/held-since.ts'
import { confirmAddress, emailOf } from '../session/contact-details.ts'
import { accountOf, type FamilyOf, familiesOf, type Person, personById } from '../session/session.people.ts'
import { invitationLifecycle } from './invitations.lifecycle.ts'
import { invitationRow, inviteeOf, mustBeMailed, openMailed } from './invitations.mailed.ts'
import { type InvitationRow, lockInvitation, sameAddress, setInvitation } from './invitations.store.ts'

/** Somebody who is signed in and opened an invitation in their browser. */
type Asked = { readonly caller: Caller; readonly token: string }
type Asking = Asked & { readonly now: string }

/** The entries with which a family begins; any other means that something was recorded in it. */
const beginnings = ['family', 'person', 'membership', 'category', 'child', 'invitation']

const isEmpty = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('entry').select('id').where('entity', 'not in', beginnings).limit(1).executeTakeFirst()) ===
  undefined

const ownEmail = ({ asOwner }: Pick<OwnScopes, 'asOwner'>, personId: string): Promise<string> =>
  asOwner(personId, (tx) => emailOf(tx, personId))

const mustBeParent = ({ userType }: Caller): void => {
  if (userType !== 'parent') throw new Refusal('notAllowed')
}

/**
 * Returns the invitation with what it means to this person. Their families stay apart: nothing of one is shown in
 * another.
 * @throws {Refusal} notAllowed, linkOver
 */
export const answerable = async (
  deps: Pick<Deps, 'scopes'>,
  { caller, token }: Asked,
): Promise<AnswerableInvitationDto> => {
  mustBeParent(caller)
  const { personId } = caller
  const { scopes } = deps
  const [opened, row] = [await openMailed(deps, token), await invitationRow(deps, await mustBeMailed(deps, token))]
  const families = await scopes.beforeSignIn((tx) => familiesOf(tx, personId))
  const email = await ownEmail(scopes, personId)
  const named = async ({ familyId, name }: FamilyOf) => ({ name, empty: await scopes.asSystem(familyId, isEmpty) })
  return {
    ...opened,
    fits: sameAddress(row.email, email),
    asked: row.other_email !== null && sameAddress(row.other_email, email),
    isOwn: families.some(({ familyId }) => familyId === row.family_id),
    families: await Promise.all(families.map(named)),
  }
}

/** @throws {Refusal} ownInvitation, tooMany */
const mustBeAnother = (families: readonly FamilyOf[], familyId: string): void => {
  if (families.some((one) => one.familyId === familyId)) throw new Refusal('ownInvitation')
  if (families.length >= limits.families) throw new Refusal('tooMany')
}

type Command = 'invitation.ask' | 'invitation.accept'

/** Sends a command as the invited person, at the address of the account. `first` runs before it in the same scope. */
const answerAs = async (
  inOne: OwnScopes,
  { row, email, type, now }: { row: InvitationRow; email: string; type: Command; now: string },
  enqueue: Deps['enqueue'],
  first: (tx: Tx) => Promise<void>,
): Promise<void> => {
  const viewer = inviteeOf(row)
  await inOne.asViewer(viewer, async (tx) => {
    const change = beginUnitOfWork(tx, row.family_id, now)
    const locked = await lockInvitation(tx, row.id, 'toWrite')
    if (!locked || !sameAddress(locked.email, row.email)) throw new Refusal('linkOver')
    await mustNotBeHeld(tx)
    await setInvitation(tx, row.id, { other_email: email })
    await first(tx)
    try {
      await advance(change, invitationLifecycle, row.id, { type, version: locked.version }, viewer)
    } catch (error) {
      throw error instanceof LifecycleRefusal ? new Refusal('notAllowedNow') : error
    }
    await finishUnitOfWork(change, enqueue)
  })
}

type Known = { readonly row: InvitationRow; readonly person: Person; readonly email: string }

/** @throws {Refusal} notAllowed, linkOver, ownInvitation, tooMany */
const knownOf = async (deps: Pick<Deps, 'scopes'>, inOne: OwnScopes, { caller, token }: Asked): Promise<Known> => {
  mustBeParent(caller)
  const { personId } = caller
  const row = await invitationRow(deps, await mustBeMailed(deps, token))
  const { person, families } = await inOne.beforeSignIn(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`found ${personId}`}, 0))`.execute(tx)
    return { person: await personById(tx, personId), families: await familiesOf(tx, personId) }
  })
  mustBeAnother(families, row.family_id)
  return { row, person, email: await ownEmail(inOne, personId) }
}

/**
 * Makes the account of the session act as the invited person, who stays who they are in everything that was recorded.
 * @returns the family
 * @throws {Refusal} those of `knownOf`, familyHeld, and notAllowedNow with another address than the invited one
 */
export const acceptOpened = (
  deps: Pick<Deps, 'db' | 'scopes' | 'enqueue'>,
  { now, ...asked }: Asking,
): Promise<string> =>
  togetherOn(deps.db, async (inOne) => {
    const { row, person, email } = await knownOf(deps, inOne, asked)
    const { first_name, last_name, locale, time_zone } = person
    const account = { person_id: row.invitee_id, account_id: person.id, since: now }
    await answerAs(inOne, { row, email, type: 'invitation.accept', now }, deps.enqueue, async (tx) => {
      const names = { first_name, last_name, locale, time_zone }
      await tx.updateTable('person').set(names).where('id', '=', row.invitee_id).execute()
    })
    await inOne.asOwner(person.id, (tx) => confirmAddress(tx, person.id, now))
    const inviterAccountId = await inOne.beforeSignIn(async (tx) => {
      await tx.insertInto('member_account').values(account).execute()
      return accountOf(tx, row.inviter_id)
    })
    const acting = { familyId: row.family_id, memberId: row.invitee_id, accountId: person.id, inviterAccountId }
    for (const join of accountJoins.parts()) await join({ scopes: inOne, ...acting, enqueue: deps.enqueue, now })
    return row.family_id
  })

/** Asks the inviter whether the address of this account is the other parent's. @throws {Refusal} as `acceptOpened` */
export const askOpened = (deps: Pick<Deps, 'db' | 'scopes' | 'enqueue'>, { now, ...asked }: Asking): Promise<void> =>
  togetherOn(deps.db, async (inOne) => {
    const { row, email } = await knownOf(deps, inOne, asked)
    await answerAs(inOne, { row, email, type: 'invitation.ask', now }, deps.enqueue, async () => {})
  })
