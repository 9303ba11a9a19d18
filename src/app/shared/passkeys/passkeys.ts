import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { CreatedPasskey, UsedPasskey } from '#contract/passkeys/ceremony.ts'

/** Options as the server writes them. */
export type PasskeyOptions = Readonly<Record<string, unknown>>

/** The library comes with the first use. */
const library = () => import('@simplewebauthn/browser')

/** A person who closes the browser's own dialog changed their mind, which is no failure. */
const unlessClosed = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked
  } catch (failure) {
    if (failure instanceof Error && (failure.name === 'NotAllowedError' || failure.name === 'AbortError')) return null
    throw failure
  }
}

/** Asks the browser for a new passkey; null when the person did not make one. */
export const createPasskey = async (options: PasskeyOptions): Promise<CreatedPasskey | null> => {
  const { startRegistration } = await library()
  const optionsJSON = { ...options } as unknown as PublicKeyCredentialCreationOptionsJSON
  const made = await unlessClosed(startRegistration({ optionsJSON }))
  return made && { ...made, clientExtensionResults: { ...made.clientExtensionResults } }
}

/** Asks the browser for the use of a passkey; null when the person gave none. */
export const askPasskey = async (options: PasskeyOptions): Promise<UsedPasskey | null> => {
  const { startAuthentication } = await library()
  const optionsJSON = { ...options } as unknown as PublicKeyCredentialRequestOptionsJSON
  const used = await unlessClosed(startAuthentication({ optionsJSON }))
  return used && { ...used, clientExtensionResults: { ...used.clientExtensionResults } }
}
