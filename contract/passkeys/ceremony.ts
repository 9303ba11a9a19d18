import * as z from 'zod/mini'

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
const usedPasskey = z.object({
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
export const passkeyOptions = z.record(z.string(), z.unknown())
export const nothing = z.strictObject({})
export const givenPasskey = z.strictObject({ response: usedPasskey })
/** Null where the person has no passkey or none can be used at this address. */
export const perhapsPasskeyOptions = z.object({ options: z.nullable(passkeyOptions) })
