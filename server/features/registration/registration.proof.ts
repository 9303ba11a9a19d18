import type { Deps } from '../../deps.ts'
import { type Proven, provenBy } from '../invitations/invitations.mailed.ts'
import { sameAddress } from '../invitations/invitations.store.ts'
import { answersIn } from './registration.answers.ts'
import { registrationBy, setRegistration } from './registration.store.ts'

type Scopes = Pick<Deps, 'scopes'>
type Given = { readonly invitationId: string | null | undefined; readonly email: string }

const proves = (proven: Proven | null, { invitationId, email }: Given): boolean =>
  proven !== null && proven.invitationId === invitationId && sameAddress(proven.email, email)

/** Says whether a link proves that its holder reads the mails to an address, because it was mailed there. */
export const provesAddress = async (deps: Scopes, invite: string | undefined, given: Given): Promise<boolean> =>
  invite !== undefined && given.invitationId !== undefined && proves(await provenBy(deps, invite), given)

type Browser = {
  readonly token: string | undefined
  /** The token of the invitation that was opened in this browser. */
  readonly invite: string | undefined
  readonly now: string
}

/** Confirms the address of a registration where the link that was mailed to it was opened in the same browser. */
export const confirmByLink = async (deps: Scopes, { token, invite, now }: Browser): Promise<void> => {
  if (token === undefined || invite === undefined) return
  const { scopes } = deps
  const found = await scopes.beforeSignIn((tx) => registrationBy(tx, token, 'toRead'))
  if (!found || found.invitation_id === null || found.email_confirmed_at !== null) return
  const proven = await provenBy(deps, invite)
  await scopes.beforeSignIn(async (tx) => {
    const row = await registrationBy(tx, token, 'toWrite')
    const email = row && answersIn(row.answers)?.email
    if (row && email !== undefined && proves(proven, { invitationId: row.invitation_id, email }))
      await setRegistration(tx, row.id, { email_confirmed_at: row.email_confirmed_at ?? now })
  })
}
