import * as z from 'zod/mini'
import { instant } from '../common.ts'
import { route } from '../route.ts'

/** A code of the authenticator app or a recovery code; the server tells them apart. */
export const secondStepCode = z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(40, 'tooLong'))

export const secondStepState = z.object({
  /** Null while it is off. */
  since: z.nullable(instant),
  codesLeft: z.int(),
  /** A code of an app counts; without it, passkeys and recovery codes do. */
  app: z.boolean(),
})
export type SecondStepDto = z.infer<typeof secondStepState>

/** The square code of `uri`: a path of unit squares on a canvas of this many. */
const qr = z.object({ size: z.int(), path: z.string() })
const begun = z.object({ secret: z.string(), uri: z.string(), qr })
export type BegunSecondStep = z.infer<typeof begun>

/** Each code is shown this once. */
const codes = z.object({ codes: z.array(z.string()) })

export const secondStepRoutes = {
  begin: route({
    method: 'POST',
    path: '/pub/v1/me/second-step',
    access: 'bearer',
    summary:
      'Makes the secret for an authenticator app. It counts once a code of the app is confirmed. Needs the password again.',
    body: z.strictObject({}),
    output: begun,
  }),
  confirm: route({
    method: 'POST',
    path: '/pub/v1/me/second-step/confirm',
    access: 'bearer',
    summary:
      'Switches the second step on by a code of the app, and gives the recovery codes. Needs the password again.',
    body: z.strictObject({ code: secondStepCode }),
    output: codes,
  }),
  confirmPasskeys: route({
    method: 'POST',
    path: '/pub/v1/me/second-step/passkey',
    access: 'bearer',
    summary:
      'Switches the second step on with the passkeys that the person has, and gives the recovery codes. Needs the password or a passkey again.',
    body: z.strictObject({}),
    output: codes,
  }),
  newCodes: route({
    method: 'POST',
    path: '/pub/v1/me/second-step/codes',
    access: 'bearer',
    summary: 'New recovery codes, which replace those before. Needs the password again.',
    body: z.strictObject({}),
    output: codes,
  }),
  end: route({
    method: 'DELETE',
    path: '/pub/v1/me/second-step',
    access: 'bearer',
    summary: 'Switches the second step off. Needs the password again.',
    ok: 204,
    output: z.void(),
  }),
} as const
