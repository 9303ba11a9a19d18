import { afterAll, beforeAll, expect, test } from 'vitest'
import { devRoutes } from '#contract/dev/dev.ts'
import { portRoutes } from '#contract/ports.ts'
import { sessionRoutes } from '#contract/session.ts'
import { openFlags } from '#server/flags/flags.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Cast, cast } from '#tests/support/factories.ts'

const services = {
  SUPPORT_CHAT_URL: 'https://chat.example/widget.js',
  SUPPORT_CHAT_KEY: 'chat-1',
  SESSION_RECORDING_URL: 'https://record.example/v2/recorder.js',
  SESSION_RECORDING_KEY: 'rec:2',
}

let on: OwnApp
let live: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp({ env: services })
  live = await testApp({ beside: on, clock: on.clock, env: { ...services, PUBLIC_URL: 'https://app.evenhand.com' } })
  people = await cast(on)
})
afterAll(async () => {
  await live.stop()
  await on.stop()
})

const chat = { url: services.SUPPORT_CHAT_URL, key: services.SUPPORT_CHAT_KEY }
const recording = { url: services.SESSION_RECORDING_URL, key: services.SESSION_RECORDING_KEY }
const portsOf = async (client: TestClient) => (await client.call(portRoutes.all, {})).body
const put = (client: TestClient, flag: 'internalPages' | 'supportChat' | 'sessionRecording', state: boolean | null) =>
  client.call(devRoutes.setFlag, { body: { flag, on: state } })
const stored = async (client: TestClient) =>
  (await client.call(sessionRoutes.localStorage, {})).body as { ldFlagOverrides: unknown }

test('a flag is decided by its table, asked through OpenFeature; one that is not there is off', async () => {
  const flags = await openFlags()
  const here = { environment: 'production', userType: 'parent', country: 'US' } as const
  expect(await flags.isOn('sessionRecording', here)).toBe(true)
  expect(await flags.isOn('sessionRecording', { ...here, country: 'GB' })).toBe(false)
  expect(await flags.isOn('internalPages', here, { internalPages: true })).toBe(false)
  expect(await flags.isOn('internalPages', { ...here, environment: 'dev' }, { internalPages: false })).toBe(false)
  expect(await flags.isOn('unheardOf' as 'maps', here)).toBe(false)
})

test('a key is handed only where it is configured, to whom its flag is on for', async () => {
  expect(await portsOf(await on.as(people.dana))).toEqual({ supportChat: chat, sessionRecording: null, maps: null })
  expect(await portsOf(await on.as(people.mia))).toEqual({ supportChat: null, sessionRecording: null, maps: null })
  expect(await portsOf(await live.as(people.dana))).toEqual({
    supportChat: chat,
    sessionRecording: recording,
    maps: null,
  })
  expect(await portsOf(await live.as(people.mia))).toEqual({ supportChat: null, sessionRecording: null, maps: null })
  // In London the person would have to consent first.
  expect(await portsOf(await live.as(people.olivia))).toMatchObject({ sessionRecording: null })
  const bare = await testApp({ beside: on, clock: on.clock })
  expect(await portsOf(await bare.as(people.dana))).toEqual({ supportChat: null, sessionRecording: null, maps: null })
  await bare.stop()
})

test('a switch is the session’s own: told back, heeded, taken away', async () => {
  const [dana, another] = [await on.as(people.dana), await on.as(people.dana)]
  expect((await put(dana, 'supportChat', false)).status).toBe(204)
  await put(dana, 'sessionRecording', true)
  expect((await stored(dana)).ldFlagOverrides).toEqual({ supportChat: false, sessionRecording: true })
  expect(await portsOf(dana)).toEqual({ supportChat: null, sessionRecording: recording, maps: null })
  const { body } = await dana.call(devRoutes.flags, {})
  expect(body).toContainEqual({ flag: 'supportChat', rule: true, own: false, on: false })
  expect(await portsOf(another)).toMatchObject({ supportChat: chat })
  await put(dana, 'supportChat', null)
  expect((await stored(dana)).ldFlagOverrides).toEqual({ sessionRecording: true })
})

test('in production a switch that was set elsewhere changes nothing, and there is nowhere to set one', async () => {
  const dana = await on.as(people.dana)
  await put(dana, 'supportChat', false)
  const there = await live.as(people.dana)
  const cookie = { cookie: `__Host-${dana.headers.cookie}`, authorization: dana.headers.authorization }
  expect((await there.call(portRoutes.all, {}, cookie)).body).toMatchObject({ supportChat: chat })
  expect((await put(there, 'internalPages', true)).status).toBe(404)
  expect((await there.call(devRoutes.outbox, {})).status).toBe(404)
})

test('the host alone makes it production: no internal pages, whatever NODE_ENV says', () => {
  expect(live.deps.config).toMatchObject({ environment: 'production', production: true })
  expect(on.deps.config).toMatchObject({ environment: 'local', production: false })
})
