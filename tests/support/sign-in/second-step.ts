import { Secret, TOTP } from 'otpauth'
import * as z from 'zod/mini'
import { secondStepRoutes as routes } from '#contract/second-step/second-step.ts'
import { epochOf } from '#domain/time.ts'
import type { TestApp } from '../app.ts'

const begun = z.object({ secret: z.string(), uri: z.string() })
const given = z.object({ codes: z.array(z.string()) })

/** Returns the code that an app shows at an instant for the secret that was typed into it. */
export const codeAt = (secret: string, at: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: epochOf(at) })

/** Switches the second step of a person on, half a minute ago by their app. */
export const switchOn = async (on: TestApp, personId: string) => {
  const client = await on.as(personId)
  const { secret } = begun.parse((await client.call(routes.begin, { body: {} })).body)
  const answer = await client.call(routes.confirm, { body: { code: codeAt(secret, on.clock.now()) } })
  const { codes } = given.parse(answer.body)
  on.clock.forward(60_000)
  return { secret, codes, client, code: () => codeAt(secret, on.clock.now()) }
}
