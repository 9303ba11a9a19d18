import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountRoutes } from '#contract/account.ts'
import { limits } from '#contract/limits.ts'
import { removalRoutes as routes } from '#contract/second-step/removal.ts'
import { secondStepRoutes } from '#contract/second-step/second-step.ts'
import { recordDeath } from '#server/features/account-closing/record-death.ts'
import { askRemoval } from '#server/features/second-step/removal.store.ts'
import { carryOutRemoval, sendRemovalMail } from '#server/features/second-step-removal/removal.jobs.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { sweepExpired } from '#server/jobs/cleanup.ts'
import { retention } from '#server/jobs/retention.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { mailsOf } from '#tests/support/mail-server.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { overlapping } from '#tests/support/sign-in/overlapping.ts'
import { switchOn } from '#tests/support/sign-in/second-step.ts'
import { browserWith } from '../second-step/browser.ts'

const { wait, most, window } = limits.secondStep.removal
let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp()
  people = await cast(on, await hashPassword('Correct-horse-7'))
})
afterAll(() => on.stop())
beforeEach(async () => {
  on.clock.forward(window)
  for (const table of ['second_step', 'recovery_code', 'second_step_removal'])
    await bySuperuser(on.database, `delete from ${table}`)
  await bySuperuser(on.database, "delete from pgboss.job where name like '%second-step%' or name = 'mail.security'")
})

const refused = (exception: string, status: number) => ({ status, body: { exception } })
const jobs = (name: string) =>
  bySuperuser(on.database, 'select data, start_after from pgboss.job where name = $1', [name])
const securityMails = async () =>
  (await bySuperuser(on.database, "select data->>'kind' as kind from pgboss.job where name = 'mail.security'")).map(
    ({ kind }) => kind,
  )
const statuses = async () =>
  (await bySuperuser(on.database, 'select status from second_step_removal order by asked_at')).map(
    ({ status }) => status,
  )

/** Asks in a sign-in that has the password and no second step. */
const ask = async (username = 'dana.reyes') => {
  const there = browserWith(on)
  await there.signIn(username)
  return { there, answer: await there.send(routes.ask.path, {}) }
}
const idOf = (row: Record<string, unknown> | undefined) => (row?.data as { id: string } | undefined)?.id ?? ''
/** Sends the mail that waits, and returns what arrived at the address of the account. */
const mailed = async (): Promise<string> => {
  const [job] = await jobs('mail.second-step-removal')
  const [mail] = await mailsOf(on.deps.config, (transport) => sendRemovalMail(on.deps, transport, idOf(job)))
  expect(mail?.recipient).toBe('dana.reyes@example.com')
  return mail?.text ?? ''
}
const carryOut = async () => carryOutRemoval(on.deps, idOf((await jobs('second-step.removal'))[0]))
const waiting = async () => (await (await on.as(people.dana, 'asked')).call(routes.current, {})).body

test('whoever has the password alone waits for 72 hours, and the address and every session are told', async () => {
  await switchOn(on, people.dana)
  const { there, answer } = await ask()
  const asked = { askedAt: on.clock.now(), dueAt: new Date(Date.parse(on.clock.now()) + wait).toISOString() }
  expect(answer).toMatchObject({ status: 200, body: asked })
  expect(await waiting()).toEqual({ waiting: asked })
  expect(await jobs('second-step.removal')).toMatchObject([{ start_after: new Date(asked.dueAt) }])
  const text = await mailed()
  expect(text).toContain('someone who knows the password')
  expect(text).toMatch(/\/app\/keepSecondStep#[\w-]{43}/)
  // Nothing has changed yet.
  expect(await there.signIn('dana.reyes')).toMatchObject(refused('secondStepNeeded', 401))
})

test('nothing is removed before its time; after it the password is enough, and that is told', async () => {
  await switchOn(on, people.dana)
  await ask()
  on.clock.forward(wait - 1000)
  await expect(carryOut()).rejects.toThrow('not due yet')
  expect(await browserWith(on).signIn('dana.reyes')).toMatchObject(refused('secondStepNeeded', 401))
  on.clock.forward(1000)
  await carryOut()
  await carryOut()
  expect((await browserWith(on).signIn('dana.reyes')).status).toBe(204)
  expect(await statuses()).toEqual(['removed'])
  expect(await securityMails()).toContain('secondStepOff')
  expect(await waiting()).toEqual({ waiting: null })
})

test('any session stops it without giving the password again, and that is told', async () => {
  await switchOn(on, people.dana)
  await ask()
  const elsewhere = await on.as(people.dana, 'asked')
  for (const _ of ['first', 'again']) expect((await elsewhere.call(routes.stop, {})).status).toBe(204)
  expect(await statuses()).toEqual(['stopped'])
  on.clock.forward(wait)
  await carryOut()
  expect(await browserWith(on).signIn('dana.reyes')).toMatchObject(refused('secondStepNeeded', 401))
  expect((await securityMails()).filter((kind) => kind === 'secondStepKept')).toHaveLength(1)
})

test('the mailed link stops it at a press, once; nothing else is a link', async () => {
  await switchOn(on, people.dana)
  await ask()
  const token = /#([\w-]{43})/.exec(await mailed())?.[1] ?? ''
  const stop = (given: string) => on.anyone().call(routes.stopByLink, { body: { token: given } })
  expect(await stop('x'.repeat(43))).toMatchObject(refused('linkEnded', 410))
  expect((await stop(token)).status).toBe(204)
  expect(await stop(token)).toMatchObject(refused('linkEnded', 410))
  expect(await statuses()).toEqual(['stopped'])
  const rows = JSON.stringify(await bySuperuser(on.database, 'select r::text as row from second_step_removal r'))
  expect(rows).not.toContain(token)
})

test('it is over when the second step is given after all, or switched off', async () => {
  const { code, client } = await switchOn(on, people.dana)
  const { there } = await ask()
  expect((await there.prove(code())).status).toBe(204)
  expect(await statuses()).toEqual(['over'])
  await ask()
  expect((await client.call(secondStepRoutes.end, {})).status).toBe(204)
  expect(await statuses()).toEqual(['over', 'over'])
})

test('only a half-done sign-in asks, for its own person; asking again neither shortens nor lengthens the wait', async () => {
  expect(await on.anyone().call(routes.ask, { body: {} })).toMatchObject(refused('signInOver', 401))
  await switchOn(on, people.dana)
  const { answer } = await ask()
  on.clock.forward(3_600_000)
  expect((await ask()).answer.body).toEqual(answer.body)
  expect(await jobs('mail.second-step-removal')).toHaveLength(1)
  await switchOn(on, people.sam)
  const sam = await on.as(people.sam)
  expect((await sam.call(routes.current, {})).body).toEqual({ waiting: null })
  await sam.call(routes.stop, {})
  expect(await statuses()).toEqual(['waiting'])
})

test('of two that are asked for at once, one waits', async () => {
  await overlapping(on, (tx) => askRemoval(tx, people.dana, on.clock.now()))
  expect(await statuses()).toEqual(['waiting'])
})

test('a person is asked about it three times in thirty days at most', async () => {
  const { client } = await switchOn(on, people.dana)
  for (let time = 0; time < most; time++) {
    expect((await ask()).answer.status).toBe(200)
    await client.call(routes.stop, {})
  }
  expect((await ask()).answer).toMatchObject(refused('removalLimit', 409))
  on.clock.forward(window)
  expect((await ask()).answer.status).toBe(200)
})

test('a removal that no job carried out in time is not forgotten, and is deleted once it was', async () => {
  await switchOn(on, people.dana)
  await ask()
  on.clock.forward(wait + retention.removals.ms)
  await sweepExpired(on.deps)
  expect(await statuses()).toEqual(['waiting'])
  await carryOut()
  expect(await statuses()).toEqual(['removed'])
  await sweepExpired(on.deps)
  expect(await statuses()).toEqual([])
})

test('a session goes on while the removal waits', async () => {
  const { client } = await switchOn(on, people.dana)
  await ask()
  expect((await client.call(accountRoutes.current, {})).status).toBe(200)
})

const mailsOfJob = async () => {
  const [job] = await jobs('mail.second-step-removal')
  return mailsOf(on.deps.config, (transport) => sendRemovalMail(on.deps, transport, idOf(job)))
}

test('a child who has no address is mailed nothing, and waits like everybody', async () => {
  await bySuperuser(on.database, 'delete from contact_details where person_id = $1', [people.mia])
  await switchOn(on, people.mia)
  expect((await ask('mia.keller')).answer.status).toBe(200)
  expect(await mailsOfJob()).toEqual([])
  on.clock.forward(wait)
  await carryOut()
  expect((await browserWith(on).signIn('mia.keller')).status).toBe(204)
})

test('it ends with the account, and nothing is mailed of it', async () => {
  await switchOn(on, people.sam)
  await ask('sam.keller')
  expect(await recordDeath(on.deps.db, 'sam.keller', on.clock.now())).toBe('recorded')
  expect(await statuses()).toEqual(['over'])
  expect(await mailsOfJob()).toEqual([])
  on.clock.forward(wait)
  await carryOut()
  expect(await securityMails()).not.toContain('secondStepOff')
})
