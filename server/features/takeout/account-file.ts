import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { ZipEntry } from '../../files/zip.ts'
import type { Caller } from '../../http/caller.ts'
import { accountOf } from '../account/account.store.ts'
import { preferencesOf } from '../notices/notices.store.ts'
import { passkeyDtoOf, passkeysOf } from '../passkeys/passkeys.store.ts'
import { storedProfileOf } from '../profile/profile.store.ts'
import { emailIfAny } from '../session/contact-details.ts'
import { familiesOf } from '../session/session.people.ts'
import { signInsOf } from '../sign-in-history/sign-in-history.store.ts'
import { jsonFile } from './json-file.ts'

/** A year of sign-ins has fewer. */
const mostSignIns = 10_000

const termsOf = (tx: Tx, personId: string) =>
  tx
    .selectFrom('accepted_terms')
    .select(['version', 'accepted_at as acceptedAt'])
    .where('person_id', '=', personId)
    .orderBy('accepted_at')
    .execute()

/** Describes the person and their account. No password, secret or token is in it, nor a hash of one. */
export const accountFileOf = async (
  { scopes }: Pick<Deps, 'scopes'>,
  caller: Caller,
  now: string,
): Promise<ZipEntry> => {
  const { personId } = caller
  const own = await scopes.asOwner(personId, async (tx) => ({
    email: (await emailIfAny(tx, personId)) ?? '',
    profile: await storedProfileOf(tx, personId),
    acceptedTerms: await termsOf(tx, personId),
    signIns: await signInsOf(tx, personId, now, { after: null, limit: mostSignIns }),
  }))
  const { email, ...rest } = own
  const account = await scopes.beforeSignIn(async (tx) => ({
    account: await accountOf(tx, caller, email, now),
    families: await familiesOf(tx, personId),
    notices: (await preferencesOf(tx, personId)) ?? null,
    passkeys: (await passkeysOf(tx, personId)).map(passkeyDtoOf),
  }))
  return jsonFile('account.json', { takenAt: now, ...account, ...rest })
}
