import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteOldAttempts } from '#server/features/session/growing-lock.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { accountLock, deviceLock, pairLock } from '#server/features/session/sign-in.limits.ts'
import { sweepExpired } from '#server/jobs/cleanup.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestAnswer } from '#tests/support/client.ts'
import { cast } from '#tests/support/factories.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { browserAt, failing, rightPassword, wrongPassword } from '#tests/support/signing-in.ts'

const minute = 60_000
let on: OwnApp
let hosts = 0
beforeAll(async () => {
  on = await testApp()
  await cast(on, await hashPassword(rightPassword))
})
afterAll(() => on.stop())
beforeEach(() => on.clock.forward(25 * 60 * minute))

/** Returns an address from which nobody has tried before. */
const address = () => `203.0.113.${++hosts}`
const waitOf = ({ body }: TestAnswer) => (body as { retryAfter?: number }).retryAfter
const times = (count: number, status: number) => Array<number>(count).fill(status)
const rows = () => bySuperuser(on.database, 'select key, failures, last_at, locked_until from sign_in_attempt')

test('after five wrong passwords an address waits, in every process, and longer each time', async () => {
  const attacker = browserAt(on, address())
  expect(await failing(attacker, 'dana.reyes', pairLock.free)).toEqual(times(pairLock.free, 401))
  const second = await testApp({ beside: on, clock: on.clock })
  const answer = await browserAt(second, `203.0.113.${hosts}`).signIn('Dana.Reyes')
  await second.stop()
  expect(answer).toMatchObject({ status: 429, body: { exception: 'rateLimited', retryAfter: 60 } })
  expect(answer.headers['retry-after']).toBe('60')
  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
    const early = await attacker.signIn('dana.reyes', wrongPassword)
    expect([early.status, waitOf(early)]).toEqual([429, minutes * 60])
    on.clock.forward(minutes * minute)
    expect((await attacker.signIn('dana.reyes', wrongPassword)).status).toBe(401)
  }
})

test('whoever knows a username locks neither its owner elsewhere nor anybody else', async () => {
  const attacker = browserAt(on, address())
  await failing(attacker, 'sam.keller', pairLock.free + 1)
  expect((await attacker.signIn('sam.keller')).status).toBe(429)
  expect((await browserAt(on, address()).signIn('sam.keller')).status).toBe(204)
  expect((await attacker.signIn('mia.keller')).status).toBe(204)
})

test('many attempts at once get no more tries than one after the other', async () => {
  const attacker = browserAt(on, address())
  const answers = await Promise.all(times(20, 0).map(() => attacker.signIn('mia.keller', wrongPassword)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(pairLock.free)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - pairLock.free)
})

test('the right password forgets the wrong ones before it, and counts as none', async () => {
  const browser = browserAt(on, address())
  for (let round = 0; round < 3; round++) {
    await failing(browser, 'pat.morgan', pairLock.free - 1)
    expect((await browserAt(on, `203.0.113.${hosts}`).signIn('pat.morgan')).status).toBe(204)
  }
})

/** Tries from so many addresses that the account is slowed for all unknown devices. */
const attackFromMany = async (username: string, first: string) => {
  let from = first
  for (let tried = 0; tried < accountLock.free; tried += pairLock.free) {
    expect(await failing(browserAt(on, from), username, pairLock.free)).toEqual(times(pairLock.free, 401))
    from = address()
  }
}

test('an attack from many addresses slows unknown devices only', async () => {
  const here = address()
  const known = browserAt(on, here)
  expect((await known.signIn('olivia.hart')).status).toBe(204)
  await attackFromMany('olivia.hart', here)
  const stranger = await browserAt(on, address()).signIn('olivia.hart')
  expect([stranger.status, waitOf(stranger)]).toEqual([429, 60])
  // Her own device is let through, even at the address from which somebody else tried.
  expect((await known.signIn('olivia.hart')).status).toBe(204)
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    on.clock.forward(minutes * minute)
    expect((await browserAt(on, address()).signIn('olivia.hart', wrongPassword)).status).toBe(401)
  }
  expect((await known.signIn('olivia.hart')).status).toBe(204)
})

test('a known device has a small limit of its own', async () => {
  const browser = browserAt(on, address())
  await browser.signIn('dana.reyes')
  expect(await failing(browser, 'dana.reyes', deviceLock.free)).toEqual(times(deviceLock.free, 401))
  const answer = await browser.signIn('dana.reyes')
  expect([answer.status, waitOf(answer)]).toEqual([429, 60])
  // It is known for its own person alone: for anybody else it is a stranger's.
  expect(await failing(browser, 'sam.keller', pairLock.free + 1)).toEqual([...times(pairLock.free, 401), 429])
  on.clock.forward(minute)
  expect((await browser.signIn('dana.reyes')).status).toBe(204)
})

test('an account that does not exist is locked in the same words and after the same tries', async () => {
  const outcomes = async (username: string) => {
    const from = browserAt(on, address())
    const before = (await rows()).length
    const answers: unknown[] = []
    for (let tries = 0; tries <= pairLock.free; tries++) {
      const { status, text } = await from.signIn(username, wrongPassword)
      answers.push([status, text])
    }
    return { answers, rows: (await rows()).length - before }
  }
  expect(await outcomes('nobody.here')).toEqual(await outcomes('thomas.bell'))
})

test('it holds as well where one login of the database does everything', async () => {
  const { migrator } = on.database
  const one = { ...on, database: { ...on.database, app: migrator, jobs: migrator } }
  const server = await testApp({ beside: one, clock: on.clock })
  const attacker = browserAt(server, address())
  const statuses = await failing(attacker, 'mia.keller', pairLock.free + 1)
  const owner = await browserAt(server, address()).signIn('mia.keller')
  await server.stop()
  expect(statuses).toEqual([...times(pairLock.free, 401), 429])
  expect(owner.status).toBe(204)
})

test('what is counted names nobody, is swept after a day and is bounded', async () => {
  const browser = browserAt(on, address())
  await browser.signIn('dana.reyes', wrongPassword)
  expect(JSON.stringify(await rows())).not.toMatch(/dana|203\.0/)
  await on.deps.scopes.acrossFamilies((tx) => deleteOldAttempts(tx, on.clock.now(), 1))
  expect(await rows()).toHaveLength(1)
  on.clock.forward(24 * 60 * minute)
  await sweepExpired(on.deps)
  expect(await rows()).toEqual([])
})
