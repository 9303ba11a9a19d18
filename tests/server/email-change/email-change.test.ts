import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountDto, accountRoutes } from '#contract/account.ts'
import { emailChangeRoutes as routes } from '#contract/email-change/email-change.ts'
import { limits } from '#contract/limits.ts'
import { recordDeath } from '#server/features/account-closing/record-death.ts'
import { runEmailChangeJob } from '#server/features/email-change/email-change.mail.ts'
import { emailChangeJob, emailChangeQueue } from '#server/features/email-change/email-change.queue.ts'
import { beginEmailChange } from '#server/features/email-change/email-change.store.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { sweepExpired } from '#server/jobs/cleanup.ts'
import { retention } from '#server/jobs/retention.ts'
import { transportOf } from '#server/mail/transport.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { type MailServer, mailServer } from '#tests/support/mail-server.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { overlapping } from '#tests/support/sign-in/overlapping.ts'
import { linkIn, recoveringOn } from '#tests/support/sign-in/recovering.ts'
import { takeJobs } from '#tests/support/sign-in/waiting-jobs.ts'

const password = 'Dana_at-9.example@x.org'
let on: OwnApp
let mails: MailServer
let people: Cast
beforeAll(async () => {
  on = await testApp()
  mails = await mailServer()
})
afterAll(async () => {
  await on.stop()
  await mails.stop()
})
beforeEach(async () => {
  people = await cast(on, await hashPassword(password))
  await takeJobs(on, emailChangeQueue)
  settling.length = 0
  on.clock.forward(1000)
})

const settling: ReturnType<typeof emailChangeJob.parse>[] = []
type Mail = MailServer['arrived'][number]
const toOf = (mail: Mail) => mail.to?.[0]?.address ?? ''

/** Runs what waits, and what is due by now when `settled`; returns the mails by their address. */
const deliver = async (what: readonly string[] = ['links', 'over']): Promise<Map<string, Mail>> => {
  const before = mails.arrived.length
  const transport = transportOf({ ...on.deps.config, smtpUrl: mails.url })
  const jobs = (await takeJobs(on, emailChangeQueue)).map((data) => emailChangeJob.parse(data))
  for (const job of jobs.filter((one) => what.includes(one.what))) await runEmailChangeJob(on.deps, transport, job)
  settling.push(...jobs.filter((one) => one.what === 'settle'))
  transport.close()
  return new Map(mails.arrived.slice(before).map((mail) => [toOf(mail), mail]))
}
const settle = async () => {
  const transport = transportOf({ ...on.deps.config, smtpUrl: mails.url })
  for (const job of settling.splice(0)) await runEmailChangeJob(on.deps, transport, job)
  transport.close()
}

const fresh = () => `dana.${people.dana.slice(0, 8)}@elsewhere.example`
const ask = (client: TestClient, email = fresh()) => client.call(routes.ask, { body: { email, emailAgain: email } })
const addressOf = async (client: TestClient) =>
  ((await client.call(accountRoutes.current, {})).body as AccountDto).email
const pending = async (client: TestClient) => (await client.call(routes.current, {})).body
const press = (route: typeof routes.confirm | typeof routes.stopByLink | typeof routes.look, token: string) =>
  on.anyone().call(route, { body: { token } })

const asked = async () => {
  const dana = await on.as(people.dana)
  const old = await addressOf(dana)
  expect((await ask(dana)).status).toBe(204)
  const sent = await deliver()
  expect([...sent.keys()].sort()).toEqual([old, fresh()].sort())
  return { dana, old, toNew: linkIn(sent.get(fresh())), toOld: linkIn(sent.get(old)) }
}

test('an address changes once both have confirmed, and both are told', async () => {
  const { dana, old, toNew, toOld } = await asked()
  expect(await press(routes.look, toNew)).toMatchObject({ body: { party: 'newHolder', status: 'asked' } })
  expect(await press(routes.confirm, toNew)).toMatchObject({ status: 200, body: { status: 'newConfirmed' } })
  expect(await addressOf(dana)).toBe(old)
  expect(await press(routes.confirm, toOld)).toMatchObject({ status: 200, body: { status: 'changed' } })
  expect(await addressOf(dana)).toBe(fresh())
  expect([...(await deliver()).keys()].sort()).toEqual([old, fresh()].sort())
  expect(await press(routes.confirm, toOld)).toMatchObject({ status: 409 })
  expect(await pending(dana)).toEqual({ pending: null })
})

test('the old address can stop it, also after the new one has confirmed', async () => {
  const { old, toNew, toOld } = await asked()
  await press(routes.confirm, toNew)
  expect(await press(routes.stopByLink, toNew)).toMatchObject({ status: 409 })
  expect(await press(routes.stopByLink, toOld)).toMatchObject({ status: 200, body: { status: 'stopped' } })
  on.clock.forward(limits.emailChange.life)
  await settle()
  expect(await addressOf(await on.as(people.dana))).toBe(old)
})

test('whoever is signed in can stop it', async () => {
  const { dana, old, toNew } = await asked()
  expect(await pending(dana)).toMatchObject({ pending: { email: fresh(), status: 'asked' } })
  expect((await dana.call(routes.stop, {})).status).toBe(204)
  expect(await press(routes.confirm, toNew)).toMatchObject({ status: 409 })
  expect(await addressOf(dana)).toBe(old)
})

test('an old address that says nothing for 72 hours is taken for lost; a new one that says nothing changes nothing', async () => {
  const first = await asked()
  await press(routes.confirm, first.toNew)
  on.clock.forward(limits.emailChange.life - 1)
  const early = [...settling]
  await settle()
  expect(await addressOf(await on.as(people.dana))).toBe(first.old)
  settling.push(...early)
  on.clock.forward(1)
  await settle()
  const again = await on.as(people.dana)
  expect(await addressOf(again)).toBe(fresh())

  const sam = await on.as(people.sam)
  const before = await addressOf(sam)
  await ask(sam, 'sam.elsewhere@example.com')
  await deliver()
  on.clock.forward(limits.emailChange.life)
  await settle()
  expect(await addressOf(await on.as(people.sam))).toBe(before)
})

test('a change whose time was over while no job ran is settled, not forgotten, and is deleted afterwards', async () => {
  const { old, toNew } = await asked()
  await press(routes.confirm, toNew)
  const left = () => bySuperuser(on.database, 'select status from email_change where person_id = $1', [people.dana])
  on.clock.forward(limits.emailChange.life + retention.emailChanges.ms)
  await sweepExpired(on.deps)
  expect(await addressOf(await on.as(people.dana))).toBe(old)
  await settle()
  expect(await addressOf(await on.as(people.dana))).toBe(fresh())
  expect(await left()).toEqual([{ status: 'changed' }])
  await sweepExpired(on.deps)
  expect(await left()).toEqual([])
})

const statusesOf = () => bySuperuser(on.database, 'select status from email_change where person_id = $1', [people.dana])
const dies = async () => {
  const [row] = await bySuperuser(on.database, 'select username from person where id = $1', [people.dana])
  expect(await recordDeath(on.deps.db, String(row?.username), on.clock.now())).toBe('recorded')
}

test('it ends with the account, and neither address is told', async () => {
  const { toNew, toOld } = await asked()
  await press(routes.confirm, toNew)
  await dies()
  expect(await press(routes.confirm, toOld)).toMatchObject({ status: 409 })
  on.clock.forward(limits.emailChange.life)
  await settle()
  expect([...(await deliver()).keys()]).toEqual([])
  expect(await statusesOf()).toEqual([{ status: 'stopped' }])
})

test('no link is mailed for one that ended before', async () => {
  await ask(await on.as(people.dana))
  await dies()
  expect([...(await deliver()).keys()]).toEqual([])
})

test('a newer change takes the place of the one before', async () => {
  const { dana, toNew } = await asked()
  expect((await ask(dana, 'dana.third@example.com')).status).toBe(204)
  expect(await press(routes.confirm, toNew)).toMatchObject({ status: 409 })
  expect(await pending(dana)).toMatchObject({ pending: { email: 'dana.third@example.com' } })
})

test('of two changes that are asked for at once, one waits', async () => {
  const changed = { personId: people.dana, email: fresh(), oldEmail: 'dana.reyes@example.com' }
  await overlapping(on, (tx) => beginEmailChange(tx, changed, on.clock.now()))
  const rows = await bySuperuser(on.database, 'select status from email_change where person_id = $1 order by status', [
    people.dana,
  ])
  expect(rows).toEqual([{ status: 'asked' }, { status: 'stopped' }])
})

const usernameOf = async (client: TestClient) =>
  ((await client.call(accountRoutes.current, {})).body as AccountDto).username

test('a new password by a mailed link stops a change that the new address confirmed, and both are told', async () => {
  const { dana, old, toNew } = await asked()
  await press(routes.confirm, toNew)
  const recovering = recoveringOn(on, mails)
  const token = await recovering.link('password', await usernameOf(dana))
  expect((await recovering.reset(token, 'Seven-quiet-lamps-2')).status).toBe(200)
  expect([...(await deliver()).keys()].sort()).toEqual([old, fresh()].sort())
  on.clock.forward(limits.emailChange.life)
  await settle()
  const again = await on.as(people.dana)
  expect([await addressOf(again), await pending(again)]).toEqual([old, { pending: null }])
})

test.each(['password', 'signIn'] as const)(
  'a link (%s) to the address before leads nowhere afterwards',
  async (kind) => {
    const { dana, toNew, toOld } = await asked()
    const recovering = recoveringOn(on, mails)
    const token = await recovering.link(kind, await usernameOf(dana))
    await press(routes.confirm, toNew)
    expect((await recovering.look(kind, token)).status).toBe(200)
    expect(await press(routes.confirm, toOld)).toMatchObject({ body: { status: 'changed' } })
    expect(await recovering.look(kind, token)).toMatchObject({ status: 410, body: { exception: 'linkEnded' } })
  },
)

test.each([
  ['another one again', 'new@example.com', 'other@example.com', 'emailAgain', 'emailsDiffer'],
  ['no address', 'dana', 'dana', 'email', 'malformed'],
  ['nothing', '', '', 'email', 'required'],
  ['the password', password, password, 'email', 'sameAsPassword'],
])('%s is refused', async (_, email, emailAgain, field, code) => {
  const answer = await (await on.as(people.dana)).call(routes.ask, { body: { email, emailAgain } })
  expect(answer.status).toBe(400)
  expect((answer.body as { validationErrors: object[] }).validationErrors).toContainEqual(
    expect.objectContaining({ field, code }),
  )
})

test('the present address is refused, and nobody asks without the password or for more than a few', async () => {
  const dana = await on.as(people.dana)
  expect(await ask(dana, (await addressOf(dana)).toUpperCase())).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'email', code: 'sameEmail' }] },
  })
  expect(await ask(await on.as(people.dana, 'asked'))).toMatchObject({ body: { exception: 'passwordNeeded' } })
  for (let at = 0; at < limits.emailChange.asks; at += 1) expect((await ask(dana)).status).toBe(204)
  expect(await ask(dana)).toMatchObject({ status: 429 })
})

test('a token that was never mailed leads nowhere', async () => {
  for (const route of [routes.look, routes.confirm, routes.stopByLink])
    expect(await press(route, 'x'.repeat(43))).toMatchObject({ status: 410, body: { exception: 'linkEnded' } })
})
