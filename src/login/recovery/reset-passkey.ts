import { passkeyResetRoutes as routes } from '#contract/recovery/passkey-reset.ts'
import { askPasskey, type PasskeyOptions } from '#src/app/shared/passkeys/passkeys.ts'
import type { Login } from '../create-login.ts'

type Call = Pick<Login, 'call'>

/** Asks which passkeys may be the second step of a new password; null where none may. */
export const resetOptions = async ({ call }: Call, token: string): Promise<PasskeyOptions | null> =>
  (await call(routes.beginPasskey, { body: { token } })).options

type Reset = { readonly token: string; readonly next: string }

/** Sets a new password with a passkey. Resolves with null when the person gave none. */
export const resetWithPasskey = async ({ call }: Call, { token, next }: Reset, options: PasskeyOptions) => {
  const response = await askPasskey(options)
  return response && call(routes.resetByPasskey, { body: { token, next, response } })
}
