import * as z from 'zod/mini'
import { passkeySignInRoutes as signInRoutes } from '#contract/passkeys/passkey-sign-in.ts'
import { passkeyRoutes as routes } from '#contract/passkeys/passkeys.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Authenticator, authenticatorAt, type Wrong } from '#tests/support/sign-in/authenticator.ts'
import { browserWith } from '../second-step/browser.ts'

export const origin = 'https://app.evenhand.test'

const creation = z.object({
  options: z.object({ challenge: z.string(), rp: z.object({ id: z.string() }), user: z.object({ id: z.string() }) }),
})
const request = z.object({ options: z.object({ challenge: z.string(), rpId: z.string() }) })
/** The options in an answer for the use of a passkey. */
export const requestIn = (body: unknown) => request.parse(body).options

const added = z.object({ id: z.string() })

/** Adds a passkey to the account of a client. */
export const addPasskey = async (client: TestClient, name = 'This phone', wrong: Wrong = {}) => {
  const passkey = authenticatorAt(origin)
  const begun = await client.call(routes.begin, { body: {} })
  const { options } = creation.parse(begun.body)
  const answer = await client.call(routes.add, { body: { name, response: passkey.create(options, wrong) } })
  return { passkey, begun, answer, id: () => added.parse(answer.body).id }
}

/** Gives a passkey instead of the password again. */
export const stepUp = async (client: TestClient, passkey: Authenticator, wrong: Wrong = {}) => {
  const options = requestIn((await client.call(routes.beginStepUp, { body: {} })).body)
  return client.call(routes.stepUp, { body: { response: passkey.use(options, wrong) } })
}

/** A browser that signs in with passkeys. */
export const passkeyBrowserOn = (on: TestApp) => {
  const browser = browserWith(on)
  const begin = async (route: typeof signInRoutes.beginSignIn | typeof signInRoutes.beginSecondStep) =>
    requestIn((await browser.send(route.path, {})).body)
  return {
    ...browser,
    begin,
    /** Gives the answer of a passkey to options that were asked for, or to those given. */
    signIn: async (passkey: Authenticator, wrong: Wrong = {}) =>
      browser.send(signInRoutes.signIn.path, { response: passkey.use(await begin(signInRoutes.beginSignIn), wrong) }),
    withPassword: browser.signIn,
    prove: async (passkey: Authenticator, wrong: Wrong = {}) =>
      browser.send(signInRoutes.proveSecondStep.path, {
        response: passkey.use(await begin(signInRoutes.beginSecondStep), wrong),
      }),
  }
}
