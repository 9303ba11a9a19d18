import * as z from 'zod/mini'
import { givenPasskey, perhapsPasskeyOptions } from '../passkeys/ceremony.ts'
import { route } from '../route.ts'
import { newPasswordByLink, recovered } from './recovery.ts'

/** A passkey is the second step of a new password by a mailed link. */
export const passkeyResetRoutes = {
  beginPasskey: route({
    method: 'POST',
    path: '/pub/v1/recovery/password/passkey/options',
    access: 'none',
    summary: 'The options to give a passkey instead of a code with a new password. They do not use the link up.',
    body: z.pick(newPasswordByLink, { token: true }),
    output: perhapsPasskeyOptions,
  }),
  resetByPasskey: route({
    method: 'POST',
    path: '/pub/v1/recovery/password/passkey',
    access: 'none',
    summary: 'Sets a new password by a mailed link, which is used up, and a passkey. Signs out every device.',
    body: z.extend(newPasswordByLink, givenPasskey.shape),
    output: recovered,
  }),
} as const
