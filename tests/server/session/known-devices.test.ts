import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deviceLife } from '#server/features/session/known-devices.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { hashOf } from '#server/http/caller.ts'
import { sweepExpired } from '#server/jobs/cleanup.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { browserAt, rightPassword, type TestBrowser } from '#tests/support/signing-in.ts'

let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp()
  people = await cast(on, await hashPassword(rightPassword))
})
afterAll(() => on.stop())
beforeEach(() => on.clock.forward(1000))

const devicesOf = (personId: string) =>
  bySuperuser(on.database, 'select * from known_device where person_id = $1 order by created_at', [personId])
const tokensIn = (browser: TestBrowser) => (browser.cookie('evenhand-device') ?? '').split('.')

test('a device is stored as the hash of its token, with two times and nothing that describes it', async () => {
  const browser = browserAt(on)
  await browser.signIn('dana.reyes')
  const [device] = await devicesOf(people.dana)
  expect(Object.keys(device ?? {})).toEqual(['id', 'token_hash', 'person_id', 'created_at', 'last_used_at'])
  expect(device?.token_hash).toEqual(hashOf(tokensIn(browser)[0] ?? ''))
})

test('signing in there again makes no other device, and its life begins anew', async () => {
  const browser = browserAt(on)
  await browser.signIn('sam.keller')
  const before = tokensIn(browser)
  on.clock.forward(deviceLife - 1)
  await browser.signIn('sam.keller')
  on.clock.forward(deviceLife - 1)
  await browser.signIn('sam.keller')
  expect(tokensIn(browser)).toEqual(before)
  expect(await devicesOf(people.sam)).toHaveLength(1)
  on.clock.forward(deviceLife)
  await sweepExpired(on.deps)
  expect(await devicesOf(people.sam)).toEqual([])
  await browser.signIn('sam.keller')
  expect(tokensIn(browser)).not.toEqual(before)
})

test('a browser that a family shares is known for each of them', async () => {
  const browser = browserAt(on)
  await browser.signIn('olivia.hart')
  const [olivias] = tokensIn(browser)
  await browser.signIn('pat.morgan')
  await browser.signIn('olivia.hart')
  expect(tokensIn(browser)[0]).toBe(olivias)
  expect(tokensIn(browser)).toHaveLength(2)
  expect(await devicesOf(people.olivia)).toHaveLength(1)
})

test('a person has twenty at most: the one that was used longest ago is forgotten', async () => {
  const first = browserAt(on)
  await first.signIn('mia.keller')
  for (let count = 0; count < 20; count++) {
    on.clock.forward(1000)
    await browserAt(on).signIn('mia.keller')
  }
  const devices = await devicesOf(people.mia)
  expect(devices).toHaveLength(20)
  expect(devices.some(({ token_hash }) => hashOf(tokensIn(first)[0] ?? '').equals(token_hash as Buffer))).toBe(false)
})

test.each(['x', `${'A'.repeat(43)}`, `${'A'.repeat(43)}.`, 'é', '.'.repeat(500)])(
  'a cookie that we did not make (%s) is replaced by one that we did',
  async (made) => {
    const { headers } = await on
      .anyone()
      .request(
        { method: 'POST', url: '/pub/v1/sign-in', payload: { username: 'thomas.bell', password: rightPassword } },
        { cookie: `evenhand-device=${encodeURIComponent(made)}` },
      )
    const [, device] = [headers['set-cookie']].flat()
    expect(device).toMatch(/^evenhand-device=[\w-]{43};/)
    expect(device).not.toContain('AAAAAA')
  },
)
