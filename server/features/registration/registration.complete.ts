import { randomUUID } from 'node:crypto'
import type { Coparent } from '#contract/registration/questions.ts'
import type { RegistrationCommand, RegistrationDto } from '#contract/registration/registration.ts'
import { zoneOf } from '#domain/countries.ts'
import { type FamilyScopes, type Tx, togetherOn } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { beginUnitOfWork, finishUnitOfWork, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { isTaken, mustBeFree, usernameTaken } from '../account/free-username.ts'
import { inviteeOf } from '../invitations/invitations.mailed.ts'
import { beginTrial } from '../subscriptions/subscriptions.store.ts'
import { advanceFollowed } from './registration.ask.ts'
import { checkCommand } from './registration.checks.ts'
import { foundFor } from './registration.found.ts'
import { followedBy, registrationDtoOf } from './registration.item.ts'
import { findRegistration, mustBeAllowed, mustBeSeen, type Seen } from './registration.step.ts'
import { erased, lockRegistration, setRegistration } from './registration.store.ts'

export type CompleteCommand = Extract<RegistrationCommand, { readonly type: 'registration.complete' }>

type Joined = { readonly personId: string; readonly change: UnitOfWork }

const usernameOf = ({ known }: Seen): string => {
  if (known.username === null) throw new Error('a registration is completed with a username')
  return known.username
}

const detailsOf = ({ row, known }: Seen, person_id: string) => ({
  person_id,
  email: known.email,
  phone: known.parent?.phone ?? null,
  line1: known.parent?.line1 ?? null,
  line2: known.parent?.line2 ?? null,
  city: known.parent?.city ?? null,
  state: known.state,
  postal_code: known.parent?.postalCode ?? null,
  country: row.country,
  date_of_birth: known.parent?.dateOfBirth ?? null,
  email_confirmed_at: row.email_confirmed_at,
})

const insertCredential = async (tx: Tx, { row }: Seen, person_id: string, now: string): Promise<void> => {
  const { password_hash, terms_version: version, terms_at: accepted_at } = row
  if (password_hash === null) throw new Error('a registration is completed with a password')
  await tx.insertInto('credential').values({ person_id, password_hash, changed_at: now }).execute()
  await tx.insertInto('accepted_terms').values({ person_id, version, accepted_at }).execute()
  await beginTrial(tx, person_id, row.country, now)
}

const personOf = (seen: Seen, now: string) => ({
  id: randomUUID(),
  username: usernameOf(seen),
  first_name: seen.known.firstName,
  last_name: seen.known.lastName,
  locale: seen.row.locale,
  time_zone: zoneOf(seen.row.country),
  user_type: 'parent' as const,
  is_attorney: false,
  created_at: now,
})

/** Inserts the person with a family of their own. */
const found = async (scopes: FamilyScopes, seen: Seen, coparent: Coparent | null, now: string): Promise<Joined> => {
  const founder = personOf(seen, now)
  await scopes.beforeSignIn(async (tx) => {
    await tx.insertInto('person').values(founder).execute()
    await tx.insertInto('contact_details').values(detailsOf(seen, founder.id)).execute()
    await insertCredential(tx, seen, founder.id, now)
  })
  const change = await foundFor(scopes, {
    familyId: randomUUID(),
    founder,
    country: seen.row.country,
    timeZone: founder.time_zone,
    children: seen.known.children,
    coparent,
    now,
  })
  return { personId: founder.id, change }
}

/** Gives the invited person an account. They are who they were in everything that was recorded until now. */
const accept = async (scopes: FamilyScopes, seen: Seen, now: string): Promise<Joined> => {
  if (!seen.followed) throw new Error('only an invitation is accepted')
  const viewer = inviteeOf(seen.followed.invitation)
  const { personId, familyId } = viewer
  await scopes.beforeSignIn((tx) => insertCredential(tx, seen, personId, now))
  const change = await scopes.asViewer(viewer, async (tx) => {
    const joining = beginUnitOfWork(tx, familyId, now)
    const { username, first_name, last_name, locale, time_zone } = personOf(seen, now)
    const columns = { username, first_name, last_name, locale, time_zone }
    await tx.updateTable('person').set(columns).where('id', '=', personId).execute()
    await tx.insertInto('contact_details').values(detailsOf(seen, personId)).execute()
    await advanceFollowed(joining, seen, 'invitation.accept')
    return joining
  })
  return { personId, change }
}

type Completing<T> = {
  readonly token: string | undefined
  readonly command: CompleteCommand
  readonly now: string
  /** Runs before sign-in, once the person exists. */
  readonly signIn: (tx: Tx, personId: string) => Promise<T>
}
export type Completed<T> = { readonly dto: RegistrationDto; readonly signedIn: T }

/**
 * Makes the account of a registration, and its family unless it follows an invitation, in one transaction with the
 * record's entries and the first session.
 * @throws {Refusal} linkOver, changedSinceSeen, notAllowedNow, invalid, and those of an invitation
 */
export const completeRegistration = async <T>(
  deps: Pick<Deps, 'db' | 'scopes' | 'enqueue'>,
  { token, command, now, signIn }: Completing<T>,
): Promise<Completed<T>> => {
  const before = mustBeSeen(await findRegistration(deps, token, now), command.version, now)
  mustBeAllowed(before, command.type)
  checkCommand(command, before, now)
  const run = async (scopes: FamilyScopes): Promise<Completed<T>> => {
    const row = await scopes.beforeSignIn((tx) => lockRegistration(tx, token))
    const seen = mustBeSeen({ row, followed: await followedBy(scopes, row) }, command.version, now)
    const { status } = mustBeAllowed(seen, command.type)
    await scopes.beforeSignIn((tx) => mustBeFree(tx, usernameOf(seen)))
    const { personId, change } = seen.followed
      ? await accept(scopes, seen, now)
      : await found(scopes, seen, command.coparent, now)
    const signedIn = await scopes.beforeSignIn(async (tx) => {
      await setRegistration(tx, row.id, { ...erased, status, version: row.version + 1, changed_at: now })
      return signIn(tx, personId)
    })
    const dto = registrationDtoOf({ ...row, ...erased, status, version: row.version + 1 }, seen.followed)
    await finishIn(scopes, seen, change, deps.enqueue)
    return { dto, signedIn }
  }
  try {
    return await togetherOn(deps.db, run)
  } catch (error) {
    throw isTaken(error) ? usernameTaken : error
  }
}

/** The entries are written last, in the scope in which they were collected. */
const finishIn = (scopes: FamilyScopes, { followed }: Seen, change: UnitOfWork, enqueue: Deps['enqueue']) => {
  const finish = () => finishUnitOfWork(change, enqueue)
  return followed ? scopes.asViewer(inviteeOf(followed.invitation), finish) : scopes.asSystem(change.familyId, finish)
}
