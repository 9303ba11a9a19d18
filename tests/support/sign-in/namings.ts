import { emailChangeRoutes } from '#contract/email-change/email-change.ts'
import { feeWaiverRoutes } from '#contract/fee-waivers/fee-waivers.ts'
import { invitationRoutes } from '#contract/invitations/invitations.ts'
import { recoveryRoutes } from '#contract/recovery/recovery.ts'
import { registrationRoutes } from '#contract/registration/registration.ts'
import { sessionRoutes } from '#contract/session.ts'
import { right } from '#tests/contract/edges/registration.ts'

/** A request in which a stranger names somebody. */
type Naming = {
  readonly what: string
  /** `name` is a username, and in front of the address that belongs to it. */
  readonly requestOf: (name: string) => { readonly url: string; readonly payload: object }
}

const addressOf = (name: string): string => `${name}@example.com`

/** Lists every request by which somebody might learn whether there is such an account. */
export const namings: readonly Naming[] = [
  {
    what: 'sign-in',
    requestOf: (username) => ({
      url: sessionRoutes.signIn.path,
      payload: { username, password: 'Wrong-7-horse' },
    }),
  },
  {
    what: 'forgotten password',
    requestOf: (username) => ({ url: recoveryRoutes.askLink.path, payload: { kind: 'password', username } }),
  },
  {
    what: 'login link',
    requestOf: (username) => ({ url: recoveryRoutes.askLink.path, payload: { kind: 'signIn', username } }),
  },
  {
    what: 'forgotten username',
    requestOf: (name) => ({ url: recoveryRoutes.askUsername.path, payload: { email: addressOf(name) } }),
  },
  {
    what: 'joining',
    requestOf: (name) => ({
      url: registrationRoutes.begin.path,
      payload: { ...right.start, email: addressOf(name), emailAgain: addressOf(name) },
    }),
  },
  {
    what: 'link to a fee waiver',
    requestOf: (name) => ({ url: feeWaiverRoutes.askLink.path, payload: { email: addressOf(name) } }),
  },
]

type Answer = {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly payload: string
}

/** A request in which a parent who is signed in names somebody to join them. */
export const inviting: Naming = {
  what: 'inviting',
  requestOf: (name) => ({ url: invitationRoutes.invite.path, payload: { email: addressOf(name) } }),
}

/** A request in which a person who is signed in names an address as theirs. */
export const changingAddress: Naming = {
  what: 'changing one’s address',
  requestOf: (name) => ({
    url: emailChangeRoutes.ask.path,
    payload: { email: addressOf(name), emailAgain: addressOf(name) },
  }),
}

/** Returns what a stranger sees of an answer, without what differs from one request to the next. */
export const seenIn = ({ statusCode, headers, payload }: Answer, name: string): string => {
  const cookies = String(headers['set-cookie']).replaceAll(/=[\w-]{43};/g, '=;')
  const body = payload
    .replaceAll(addressOf(name), '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
    .replaceAll(name, '')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')
  return JSON.stringify({
    statusCode,
    ...headers,
    date: '',
    'x-request-id': '',
    'live-position': '',
    'set-cookie': cookies,
    'content-length': Number(headers['content-length']) - (payload.length - payload.replaceAll(name, '').length),
    body,
  })
}
