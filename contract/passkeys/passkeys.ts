import * as z from 'zod/mini'
import { id, instant, itemParams, line } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

export const passkeyName = line(limits.passkeys.name)

const passkeyDto = z.object({
  id,
  name: z.string(),
  addedAt: instant,
  /** Null while nobody has used it. */
  lastUsedAt: z.nullable(instant),
})
export type PasskeyDto = z.infer<typeof passkeyDto>

const bytes = (most: number) =>
  z.string('required').check(z.regex(/^[\w-]+$/, 'malformed'), z.maxLength(most, 'tooLong'))
const publicKey = z.literal('public-key')
const extensions = z.record(z.string(), z.unknown())
const credentialId = bytes(1400)
const clientData = bytes(4000)

/** The browser's answer to the options for a new passkey, as WebAuthn writes it in JSON. */
export const createdPasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({
    clientDataJSON: clientData,
    attestationObject: bytes(20_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
  clientExtensionResults: extensions,
})
export type CreatedPasskey = z.infer<typeof createdPasskey>

/** The browser's answer to the options for the use of a passkey. */
export const usedPasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.optional(bytes(100)),
  }),
  clientExtensionResults: extensions,
})
export type UsedPasskey = z.infer<typeof usedPasskey>

/** Options as WebAuthn writes them in JSON, for the browser's own functions. */
const options = z.record(z.string(), z.unknown())
const nothing = z.strictObject({})
const answer = z.strictObject({ response: usedPasskey })
/** Null where the person has no passkey or none can be used at this address. */
const perhapsOptions = z.object({ options: z.nullable(options) })

export const passkeyRoutes = {
  list: route({
    method: 'GET',
    path: '/pub/v1/me/passkeys',
    access: 'bearer',
    summary: "The caller's own passkeys.",
    output: z.object({
      items: z.array(passkeyDto),
      /** A passkey belongs to a name: at an address in digits there are none. */
      offered: z.boolean(),
    }),
  }),
  begin: route({
    method: 'POST',
    path: '/pub/v1/me/passkeys/options',
    access: 'bearer',
    summary: 'The options for a new passkey, which count once, for ten minutes. Needs the password or a passkey again.',
    body: nothing,
    output: z.object({ options }),
  }),
  add: route({
    method: 'POST',
    path: '/pub/v1/me/passkeys',
    access: 'bearer',
    summary: 'Adds a passkey under a name. Needs the password or a passkey again.',
    body: z.strictObject({ name: passkeyName, response: createdPasskey }),
    ok: 201,
    output: passkeyDto,
  }),
  rename: route({
    method: 'PATCH',
    path: '/pub/v1/me/passkeys/:id',
    access: 'bearer',
    summary: 'Gives a passkey another name.',
    params: itemParams,
    body: z.strictObject({ name: passkeyName }),
    ok: 204,
    output: z.void(),
  }),
  remove: route({
    method: 'DELETE',
    path: '/pub/v1/me/passkeys/:id',
    access: 'bearer',
    summary: 'Removes a passkey. Needs the password or a passkey again.',
    params: itemParams,
    ok: 204,
    output: z.void(),
  }),
  beginStepUp: route({
    method: 'POST',
    path: '/pub/v1/me/step-up/passkey/options',
    access: 'bearer',
    summary: 'The options to give a passkey instead of the password again.',
    body: nothing,
    output: perhapsOptions,
  }),
  stepUp: route({
    method: 'POST',
    path: '/pub/v1/me/step-up/passkey',
    access: 'bearer',
    summary: 'Gives a passkey instead of the password again, which counts for this session for ten minutes.',
    body: answer,
    ok: 204,
    output: z.void(),
  }),
  beginSignIn: route({
    method: 'POST',
    path: '/pub/v1/sign-in/passkey/options',
    access: 'none',
    setsCookie: true,
    summary: 'The options to sign in with a passkey. They name no account, and the same is answered to everybody.',
    body: nothing,
    output: z.object({ options }),
  }),
  signIn: route({
    method: 'POST',
    path: '/pub/v1/sign-in/passkey',
    access: 'none',
    setsCookie: true,
    summary: 'Begins the session of the person whose passkey it is. It counts as both steps.',
    body: answer,
    ok: 204,
    output: z.void(),
  }),
  beginSecondStep: route({
    method: 'POST',
    path: '/pub/v1/sign-in/second-step/passkey/options',
    access: 'none',
    summary: 'The options to give a passkey instead of a code in a sign-in that answered `secondStepNeeded`.',
    body: nothing,
    output: perhapsOptions,
  }),
  proveSecondStep: route({
    method: 'POST',
    path: '/pub/v1/sign-in/second-step/passkey',
    access: 'none',
    setsCookie: true,
    summary: 'Gives a passkey instead of a code, within ten minutes of the first step, and begins the session.',
    body: answer,
    ok: 204,
    output: z.void(),
  }),
} as const
