const bytes = 'AAAA'
const shared = { id: bytes, rawId: bytes, type: 'public-key', clientExtensionResults: {} } as const

/** No authenticator gave these answers. */
export const createdByNone = { ...shared, response: { clientDataJSON: bytes, attestationObject: bytes } }
export const noPasskey = {
  ...shared,
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
}
