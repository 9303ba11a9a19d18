import * as z from 'zod/mini'
import { id, instant, itemParams, line } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import { createdPasskey, givenPasskey, nothing, passkeyOptions, perhapsPasskeyOptions } from './ceremony.ts'

export const passkeyName = line(limits.passkeys.name)

const passkeyDto = z.object({
  id,
  name: z.string(),
  addedAt: instant,
  /** Null while nobody has used it. */
  lastUsedAt: z.nullable(instant),
})
export type PasskeyDto = z.infer<typeof passkeyDto>

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
    output: z.object({ options: passkeyOptions }),
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
    output: perhapsPasskeyOptions,
  }),
  stepUp: route({
    method: 'POST',
    path: '/pub/v1/me/step-up/passkey',
    access: 'bearer',
    summary: 'Gives a passkey instead of the password again, which counts for this session for ten minutes.',
    body: givenPasskey,
    ok: 204,
    output: z.void(),
  }),
} as const
