import * as z from 'zod/mini'
import { email } from '../email.ts'
import { route } from '../route.ts'
import { secondStepCode } from '../second-step/second-step.ts'
import { givenUsername } from '../session.ts'

/** A mailed link leads to a new password or to a session. */
const linkKind = z.enum(['password', 'signIn'])
export type RecoveryLinkKind = z.infer<typeof linkKind>

/** The mailed token of a link. One of another form was never mailed. */
const token = z.string('required').check(z.regex(/^[\w-]{43}$/, 'malformed'))
const given = z.string('required').check(z.minLength(1, 'required'), z.maxLength(200, 'tooLong'))

/** Keyed as the session values are, which the browser keeps in the tab. */
const typed = z.object({ recoverUsername: z.nullable(z.string()), recoverEmail: z.nullable(z.string()) })
export type TypedRecovery = z.infer<typeof typed>

export const recovered = z.object({ username: z.string() })

export const newPasswordByLink = z.strictObject({ token, next: given })

export const recoveryRoutes = {
  askLink: route({
    method: 'POST',
    path: '/pub/v1/recovery',
    access: 'none',
    setsCookie: true,
    summary: 'Asks for a link by mail. The answer is the same whether or not there is an account; the mail follows it.',
    body: z.strictObject({ kind: linkKind, username: givenUsername }),
    ok: 204,
    output: z.void(),
  }),
  askUsername: route({
    method: 'POST',
    path: '/pub/v1/recovery/username',
    access: 'none',
    setsCookie: true,
    summary: 'Asks for the usernames of an address by mail, in the same way.',
    body: z.strictObject({ email }),
    ok: 204,
    output: z.void(),
  }),
  typed: route({
    method: 'GET',
    path: '/pub/v1/recovery',
    access: 'none',
    summary: 'What this browser typed when it asked within the last hour.',
    output: typed,
  }),
  look: route({
    method: 'POST',
    path: '/pub/v1/recovery/link',
    access: 'none',
    summary: 'Says whose account a mailed link leads to. It changes nothing, so a link that was looked at still works.',
    body: z.strictObject({ kind: linkKind, token }),
    output: recovered,
  }),
  resetPassword: route({
    method: 'POST',
    path: '/pub/v1/recovery/password',
    access: 'none',
    summary:
      'Sets a new password by a mailed link, which is used up, and a code where the person asks for a second step. Signs out every device.',
    body: z.extend(newPasswordByLink, { code: z.optional(secondStepCode) }),
    output: recovered,
  }),
  signIn: route({
    method: 'POST',
    path: '/pub/v1/recovery/sign-in',
    access: 'none',
    setsCookie: true,
    summary: 'Signs in by a mailed link, which is used up.',
    body: z.strictObject({ token }),
    ok: 204,
    output: z.void(),
  }),
} as const
