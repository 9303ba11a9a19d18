import { passkeySignInRoutes } from '#contract/passkeys/passkey-sign-in.ts'
import { askPasskey, type PasskeyOptions } from '#src/app/shared/passkeys/passkeys.ts'
import type { Login } from './create-login.ts'

type Call = Pick<Login, 'call'>

/** Signs in with a passkey alone. Resolves with false when the person gave none. */
export const signInWithPasskey = async ({ call }: Call): Promise<boolean> => {
  const { options } = await call(passkeySignInRoutes.beginSignIn, { body: {} })
  const response = await askPasskey(options)
  if (response) await call(passkeySignInRoutes.signIn, { body: { response } })
  return response !== null
}

/** Asks which passkeys may be the second step; null when the person has none. */
export const secondStepOptions = async ({ call }: Call): Promise<PasskeyOptions | null> =>
  (await call(passkeySignInRoutes.beginSecondStep, { body: {} })).options

/** Gives a passkey as the second step. Resolves with false when the person gave none. */
export const proveWithPasskey = async ({ call }: Call, options: PasskeyOptions): Promise<boolean> => {
  const response = await askPasskey(options)
  if (response) await call(passkeySignInRoutes.proveSecondStep, { body: { response } })
  return response !== null
}
