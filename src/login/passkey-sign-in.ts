import { passkeyRoutes } from '#contract/passkeys/passkeys.ts'
import { askPasskey, type PasskeyOptions } from '#src/app/shared/passkeys/passkeys.ts'
import type { Login } from './create-login.ts'

type Call = Pick<Login, 'call'>

/** Signs in with a passkey alone. Resolves with false when the person gave none. */
export const signInWithPasskey = async ({ call }: Call): Promise<boolean> => {
  const { options } = await call(passkeyRoutes.beginSignIn, { body: {} })
  const response = await askPasskey(options)
  if (response) await call(passkeyRoutes.signIn, { body: { response } })
  return response !== null
}

/** Asks which passkeys may be the second step; null when the person has none. */
export const secondStepOptions = async ({ call }: Call): Promise<PasskeyOptions | null> =>
  (await call(passkeyRoutes.beginSecondStep, { body: {} })).options

/** Gives a passkey as the second step. Resolves with false when the person gave none. */
export const proveWithPasskey = async ({ call }: Call, options: PasskeyOptions): Promise<boolean> => {
  const response = await askPasskey(options)
  if (response) await call(passkeyRoutes.proveSecondStep, { body: { response } })
  return response !== null
}
