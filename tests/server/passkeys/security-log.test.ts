import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#server/features/session/password.ts'
import { logTo } from '#server/http/log.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { authenticatorAt } from '#tests/support/sign-in/authenticator.ts'
import { switchOn } from '#tests/support/sign-in/second-step.ts'
import { addPasskey, origin, passkeyBrowserOn, stepUp } from './passkeys-on.ts'

let on: OwnApp
let people: Cast
const lines: string[] = []
beforeAll(async () => {
  const log = logTo('trace', { write: (line) => void lines.push(line) })
  on = await testApp({ env: { PUBLIC_URL: origin }, log })
  people = await cast(on, await hashPassword('Correct-horse-7'))
})
afterAll(() => on.stop())

/** Returns the refusals of passkeys that `act` brings into the log. */
const refusalsOf = async (act: () => Promise<unknown>): Promise<unknown[]> => {
  const from = lines.length
  await act()
  return lines
    .slice(from)
    .flatMap((line) => JSON.parse(line).security ?? [])
    .filter(({ event }) => event === 'passkeyRefused')
}
const refused = (personId: string | null) => [{ event: 'passkeyRefused', personId }]
const wrong = { unverified: true }

test('a refused passkey is logged with the person who was to be signed in, at each step where one is used', async () => {
  const dana = await on.as(people.dana)
  const { passkey } = await addPasskey(dana)
  const there = passkeyBrowserOn(on)
  expect(await refusalsOf(() => there.signIn(passkey, wrong))).toEqual(refused(people.dana))
  expect(await refusalsOf(() => stepUp(dana, passkey, wrong))).toEqual(refused(people.dana))
  expect(await refusalsOf(() => addPasskey(dana, 'Another phone', wrong))).toEqual(refused(people.dana))
  await switchOn(on, people.dana)
  await there.withPassword('dana.reyes')
  expect(await refusalsOf(() => there.prove(passkey, wrong))).toEqual(refused(people.dana))
  expect(await refusalsOf(() => there.prove(passkey))).toEqual([])
})

test('the passkey of another person is logged with the account that it was to open, and an unknown one with nobody', async () => {
  const sams = await addPasskey(await on.as(people.sam))
  await addPasskey(await on.as(people.olivia))
  expect(await refusalsOf(async () => stepUp(await on.as(people.olivia), sams.passkey))).toEqual(refused(people.olivia))
  expect(await refusalsOf(() => passkeyBrowserOn(on).signIn(authenticatorAt(origin)))).toEqual(refused(null))
})

test('the log has nothing of a passkey but that', () => {
  expect(lines.join('\n')).not.toMatch(/clientDataJSON|authenticatorData|credential_id|dana\.reyes/)
})
