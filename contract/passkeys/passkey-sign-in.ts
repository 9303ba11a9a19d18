import * as z from 'zod/mini'
import { route } from '../route.ts'
import { givenPasskey, nothing, passkeyOptions, perhapsPasskeyOptions } from './ceremony.ts'

/** The login app alone calls these. */
export const passkeySignInRoutes = {
  beginSignIn: route({
    method: 'POST',
    path: '/pub/v1/sign-in/passkey/options',
    access: 'none',
    setsCookie: true,
    summary: 'The options to sign in with a passkey. They name no account, and the same is answered to everybody.',
    body: nothing,
    output: z.object({ options: passkeyOptions }),
  }),
  signIn: route({
    method: 'POST',
    path: '/pub/v1/sign-in/passkey',
    access: 'none',
    setsCookie: true,
    summary: 'Begins the session of the person whose passkey it is. It counts as both steps.',
    body: givenPasskey,
    ok: 204,
    output: z.void(),
  }),
  beginSecondStep: route({
    method: 'POST',
    path: '/pub/v1/sign-in/second-step/passkey/options',
    access: 'none',
    summary: 'The options to give a passkey instead of a code in a sign-in that answered `secondStepNeeded`.',
    body: nothing,
    output: perhapsPasskeyOptions,
  }),
  proveSecondStep: route({
    method: 'POST',
    path: '/pub/v1/sign-in/second-step/passkey',
    access: 'none',
    setsCookie: true,
    summary: 'Gives a passkey instead of a code, within ten minutes of the first step, and begins the session.',
    body: givenPasskey,
    ok: 204,
    output: z.void(),
  }),
} as const
