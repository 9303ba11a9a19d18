import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { devRoutes } from '#contract/dev/dev.ts'
import type { FlagContext } from '#contract/flags.ts'
import { portRoutes } from '#contract/ports.ts'
import { type Flags, openFlags } from '#server/flags/flags.ts'
import { logTo } from '#server/http/log.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { movableClock } from '#tests/support/clock.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { type FlagServiceStandIn, flagServiceStandIn } from '#tests/support/flag-service.ts'

const clientId = 'client-id-of-ours'
const here: FlagContext = { environment: 'production', userType: 'parent', country: 'US' }
const personId = '5f0c2f7e-6d0c-4c39-8f57-1f2f3b6c9a10'
const clock = movableClock()
let lines: string[]
let service: FlagServiceStandIn
let flags: Flags

beforeEach(async () => {
  clock.reset()
  lines = []
  service = await flagServiceStandIn()
  const log = logTo('info', { write: (line) => void lines.push(line) })
  flags = await openFlags({ service: { url: `${service.url}/`, clientId }, clock, log })
})
afterEach(() => service.stop())

const value = (answer: boolean) => ({ body: { key: 'maps', value: answer, variant: 'v', reason: 'TARGETING_MATCH' } })
const mapsOn = (context = here, person = personId) => flags.isOn('maps', context, {}, person)
const askedSchema = z.object({ context: z.object({ targetingKey: z.optional(z.string()) }) })
const keysAsked = () => service.asked.map(({ body }) => askedSchema.parse(body).context.targetingKey)
/** Our own table has maps on for a parent, and a recording off outside of production. */
const recordingInTest = () => flags.isOn('sessionRecording', { ...here, environment: 'test' }, {}, personId)

test('the service decides, in both directions, and is asked as the protocol says', async () => {
  service.answer(value(false))
  expect(await mapsOn()).toBe(false)
  service.answer(value(true))
  expect(await recordingInTest()).toBe(true)
  expect(service.asked).toEqual([
    {
      method: 'POST',
      path: '/base/ofrep/v1/evaluate/flags/maps',
      authorization: `Bearer ${clientId}`,
      body: { context: { ...here, targetingKey: expect.stringMatching(/^[\w-]{43}$/) } },
    },
    expect.objectContaining({ path: '/base/ofrep/v1/evaluate/flags/sessionRecording' }),
  ])
  expect(lines).toEqual([])
})

test('the targeting key is the same for a person each time, differs between people, and is not their id', async () => {
  service.answer(value(true))
  await mapsOn()
  await recordingInTest()
  await mapsOn(here, '0b9a5c0e-3a55-4f1b-9d8f-0f5d0c1f7e22')
  await flags.isOn('maps', here)
  const keys = keysAsked()
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[0])
  expect(keys[3]).toBeUndefined()
  expect(JSON.stringify(service.asked)).not.toContain(personId)
})

test('an answer is kept for a short time, for this flag and this context alone', async () => {
  service.answer(value(false))
  expect(await Promise.all([mapsOn(), mapsOn(), mapsOn()])).toEqual([false, false, false])
  expect(service.asked).toHaveLength(1)
  service.answer(value(true))
  expect(await mapsOn({ ...here, country: 'GB' })).toBe(true)
  expect(await mapsOn()).toBe(false)
  expect(service.asked).toHaveLength(2)
  clock.forward(30_000)
  expect(await mapsOn()).toBe(true)
})

test('an answer without a value leaves the decision to the table', async () => {
  service.answer({ body: { key: 'maps', reason: 'DEFAULT' } })
  expect(await mapsOn()).toBe(true)
  expect(await recordingInTest()).toBe(false)
  expect(lines).toEqual([])
})

test.each([
  ['an unknown flag', { status: 404, body: { key: 'maps', errorCode: 'FLAG_NOT_FOUND' } }, 'FLAG_NOT_FOUND'],
  ['a refused context', { status: 400, body: { key: 'maps', errorCode: 'INVALID_CONTEXT' } }, 'INVALID_CONTEXT'],
  ['a missing key', { status: 400, body: { errorCode: 'TARGETING_KEY_MISSING' } }, 'TARGETING_KEY_MISSING'],
  ['a request it cannot read', { status: 400, body: { errorCode: 'PARSE_ERROR' } }, 'PARSE_ERROR'],
  ['another failure', { status: 400, body: { errorCode: 'GENERAL', errorDetails: 'of Dana' } }, 'GENERAL'],
  ['no JSON', { text: '<html>' }, 'PARSE_ERROR'],
  ['JSON of another form', { body: ['maps'] }, 'PARSE_ERROR'],
])('%s: the table decides, the log says so once, and other flags are still asked', async (_, answer, code) => {
  service.answer(answer)
  expect(await mapsOn()).toBe(true)
  expect(await mapsOn()).toBe(true)
  expect(service.asked).toHaveLength(1)
  expect(await recordingInTest()).toBe(false)
  expect(service.asked).toHaveLength(2)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, flag: 'maps', code }),
    expect.objectContaining({ level: 40, flag: 'sessionRecording', code }),
  ])
})

test('a value that is no switch counts for nothing', async () => {
  service.answer({ body: { key: 'maps', value: 'off' } })
  expect(await mapsOn()).toBe(true)
  expect(lines.join()).toContain('TYPE_MISMATCH')
})

test.each([
  ['an unknown client', { status: 401 }, 401],
  ['a client that may not', { status: 403 }, 403],
  ['too many requests', { status: 429 }, 429],
  ['a failure', { status: 500, body: { errorDetails: 'of Dana' } }, 500],
  ['a redirect', { status: 302, headers: { location: 'https://elsewhere.example/' } }, 'network'],
  ['no answer in time', { ends: false }, 'timeout'],
])('%s: the table decides, and for half a minute nothing is asked', async (_, answer, status) => {
  service.answer(answer)
  expect(await mapsOn()).toBe(true)
  service.answer(value(true))
  expect(await recordingInTest()).toBe(false)
  expect(service.asked).toHaveLength(1)
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ flag: 'maps', status })])
  clock.forward(30_000)
  expect(await recordingInTest()).toBe(true)
})

test('a service that is gone changes nothing', async () => {
  await service.stop()
  expect(await mapsOn()).toBe(true)
  expect(lines.join()).toContain('"status":"network"')
})

test.each(['90', 'Fri, 20 Nov 2026 14:01:30 GMT', '2026-11-20T14:01:30Z'])(
  'the service is left alone until the time that it names: %s',
  async (time) => {
    service.answer({ status: 429, headers: { 'retry-after': time } })
    await mapsOn()
    service.answer(value(false))
    clock.forward(89_999)
    expect(await mapsOn()).toBe(true)
    expect(service.asked).toHaveLength(1)
    clock.forward(1)
    expect(await mapsOn()).toBe(false)
  },
)

test('a wish to be left alone for years is heard for a day', async () => {
  service.answer({ status: 429, headers: { 'retry-after': '999999999999' } })
  await mapsOn()
  service.answer(value(false))
  clock.forward(24 * 3_600_000)
  expect(await mapsOn()).toBe(false)
})

test('no line of the log names the person, the client or what the service said', async () => {
  for (const answer of [{ status: 500, body: { errorDetails: 'of Dana' } }, { text: 'Dana' }, { ends: false }]) {
    service.answer(answer)
    await mapsOn()
    clock.forward(60_000)
  }
  expect(lines).toHaveLength(3)
  for (const hidden of [personId, clientId, ...keysAsked(), 'Dana', 'country'])
    expect(lines.join()).not.toContain(hidden)
})

test('the service is not asked where it may not decide: children, prior consent, internal pages, a switch', async () => {
  service.answer(value(true))
  const local = { ...here, environment: 'local' } as const
  expect(await flags.isOn('supportChat', { ...here, userType: 'child' }, {}, personId)).toBe(false)
  expect(await flags.isOn('sessionRecording', { ...here, country: 'GB' }, {}, personId)).toBe(false)
  expect(await flags.isOn('internalPages', { ...here, environment: 'preprod' })).toBe(false)
  expect(await flags.isOn('maps', local, { maps: false }, personId)).toBe(false)
  expect(service.asked).toEqual([])
  service.answer(value(false))
  expect(await flags.isOn('maps', here, { maps: true }, personId)).toBe(false)
})

let on: OwnApp
let people: Cast
let behind: FlagServiceStandIn
beforeAll(async () => {
  behind = await flagServiceStandIn()
  on = await testApp({
    env: {
      FLAGS_URL: behind.url,
      FLAGS_CLIENT_ID: clientId,
      MAPS_URL: 'https://maps.example/module.js',
      MAPS_KEY: 'maps-1',
    },
  })
  people = await cast(on)
})
afterAll(async () => {
  await on.stop()
  await behind.stop()
})

test('a server with a flag service hands out keys by it; a session’s own switch still wins', async () => {
  behind.answer(value(false))
  const dana = await on.as(people.dana)
  const maps = async () => (await dana.call(portRoutes.all, {})).body
  expect(await maps()).toMatchObject({ maps: null })
  expect(behind.asked).toMatchObject([
    { body: { context: { environment: 'local', userType: 'parent', country: 'US' } } },
  ])
  await dana.call(devRoutes.setFlag, { body: { flag: 'maps', on: true } })
  expect(await maps()).toMatchObject({ maps: { key: 'maps-1' } })
  expect((await dana.call(devRoutes.flags, {})).body).toContainEqual({ flag: 'maps', rule: false, own: true, on: true })
})
