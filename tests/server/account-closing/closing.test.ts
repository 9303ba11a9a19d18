import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountClosingDto, accountClosingRoutes as routes } from '#contract/account-closing/account-closing.ts'
import { familyRoutes } from '#contract/families.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { limits } from '#contract/limits.ts'
import { closeDueAccounts } from '#server/features/account-closing/account-closing.jobs.ts'
import { recordDeath } from '#server/features/account-closing/record-death.ts'
import { sendBeginsMail } from '#server/features/calendar-events/reminders.mail.ts'
import { sendWaitingMail } from '#server/features/notices/notices.mail.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { sweepExpired } from '#server/jobs/cleanup.ts'
import { transportOf } from '#server/mail/transport.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { rightPassword } from '#tests/support/signing-in.ts'
import { browserWith } from '../second-step/browser.ts'

const { wait, reachable } = limits.closing
let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())
beforeEach(async () => {
  people = await cast(on, await hashPassword(rightPassword))
})

const refused = (exception: string, status: number) => ({ status, body: { exception } })
const db = (text: string, ...values: unknown[]) => bySuperuser(on.database, text, values)
const usernameOf = async (id: string) =>
  String((await db('select username from person where id = $1', id))[0]?.username)
const mails = async (id: string) =>
  (
    await db(
      `select data->>'kind' as kind from pgboss.job where name = 'mail.security' and data->>'personId' = $1
        and data->>'kind' like '%los%' order by created_on`,
      id,
    )
  ).map(({ kind }) => kind)
const ask = async (id: string) => (await on.as(id)).call(routes.ask, { body: {} })
const run = () => closeDueAccounts(on.deps)
const statusOf = async (id: string): Promise<string> => {
  const { body } = await (await on.as(id)).call(routes.current, {})
  return (body as AccountClosingDto).status
}
const kinds = async (entityId: string) =>
  (await db("select kind from entry where entity_id = $1 and kind not like '%.begun' order by seq", entityId)).map(
    ({ kind }) => kind,
  )

test('the password is asked for again, and asking twice changes nothing', async () => {
  const { dana } = people
  expect(await (await on.as(dana, 'asked')).call(routes.ask, { body: {} })).toMatchObject(
    refused('passwordNeeded', 403),
  )
  const first = await ask(dana)
  expect(first).toMatchObject({ status: 200, body: { status: 'closing', askedAt: on.clock.now() } })
  on.clock.forward(60_000)
  expect((await ask(dana)).body).toEqual(first.body)
  expect(await mails(dana)).toEqual(['closingAsked'])
})

test('for 14 days it is kept at a press, without the password', async () => {
  const { dana } = people
  await ask(dana)
  on.clock.forward(wait - 1000)
  await run()
  const kept = await (await on.as(dana, 'asked')).call(routes.stop, {})
  expect(kept).toMatchObject({ status: 200, body: { status: 'open', askedAt: null, dueAt: null } })
  on.clock.forward(wait)
  await run()
  expect(await statusOf(dana)).toBe('open')
  expect((await browserWith(on).signIn(await usernameOf(dana))).status).toBe(204)
  expect(await mails(dana)).toEqual(['closingAsked', 'closingStopped'])
})

test('after them every session ends, the right password is told so plainly, and a wrong one is told nothing', async () => {
  const { dana } = people
  await ask(dana)
  const open = await on.as(dana)
  on.clock.forward(wait)
  await run()
  await run()
  expect((await open.call(routes.current, {})).status).toBe(401)
  const username = await usernameOf(dana)
  expect(await browserWith(on).signIn(username)).toMatchObject(refused('accountClosed', 403))
  expect(await browserWith(on).signIn(username, 'Wrong-password-77')).toMatchObject(refused('signInFailed', 401))
  expect(await mails(dana)).toEqual(['closingAsked', 'accountClosed'])
  expect(await db('select from session where person_id = $1', dana)).toEqual([])
})

test('the database gives a closed account no session, whoever asks for one', async () => {
  const { dana } = people
  await ask(dana)
  on.clock.forward(wait)
  await run()
  await expect(on.as(dana)).rejects.toThrow('row-level security')
})

test('the other parent is told, keeps everything, and the record says who closed their account', async () => {
  const { dana, sam } = people
  await ask(dana)
  on.clock.forward(wait)
  await run()
  const sams = await on.as(sam)
  const { body } = await sams.call(familyRoutes.current, {})
  expect((body as { members: object[] }).members).toContainEqual(
    expect.objectContaining({ id: dana, closedAt: on.clock.now() }),
  )
  expect(await kinds(dana)).toEqual(expect.arrayContaining(['person.closed', 'membership.closed']))
  expect(await db('select kind from notice where person_id = $1', sam)).toEqual([{ kind: 'accountClosed' }])
  const again = await on.as(sam)
  expect((await again.call(historyRoutes.export, { query: {} })).status).toBe(200)
})

test('where the person could be reached is deleted a day later, and of nobody else', async () => {
  const { dana, sam } = people
  await ask(dana)
  on.clock.forward(wait)
  await run()
  const known = async () =>
    (await db('select person_id from contact_details where person_id = any($1)', [dana, sam])).map(
      ({ person_id }) => person_id,
    )
  on.clock.forward(reachable - 1000)
  await sweepExpired(on.deps)
  expect((await known()).sort()).toEqual([dana, sam].sort())
  on.clock.forward(1000)
  await sweepExpired(on.deps)
  expect(await known()).toEqual([sam])
})

const later = { begins: '2099-01-01', until: '2099-01-02' }
test('no mail is sent to it while its address is still known, and those of the other parent go on', async () => {
  const { dana, sam, family } = people
  const transport = transportOf(on.deps.config)
  const mailed = async (personId: string) => {
    const before = await db('select id from outbox')
    const job = { familyId: family.id, personId }
    await sendWaitingMail(on.deps, transport, job)
    await sendBeginsMail(on.deps, transport, { ...job, ...later })
    return (await db('select id from outbox')).length - before.length
  }
  expect(await mailed(dana)).toBe(2)
  await ask(dana)
  on.clock.forward(wait)
  await run()
  expect(await db('select email from contact_details where person_id = $1', dana)).toHaveLength(1)
  expect(await mailed(dana)).toBe(0)
  expect(await mailed(sam)).toBe(2)
})

test('nobody closes an account that the parents made', async () => {
  const { mia } = people
  expect(await ask(mia)).toMatchObject(refused('notAllowed', 403))
  expect((await (await on.as(mia)).call(routes.current, {})).body).toMatchObject({
    status: 'open',
    facts: { own: false },
  })
})

test('a death closes the account at once, is an entry of no person, and writes to nobody at it', async () => {
  const { dana, sam } = people
  await ask(dana)
  expect(await recordDeath(on.deps.db, await usernameOf(dana), on.clock.now())).toBe('recorded')
  expect(await recordDeath(on.deps.db, await usernameOf(dana), on.clock.now())).toBe('closed')
  expect(await recordDeath(on.deps.db, 'nobody.of.this.name', on.clock.now())).toBe('unknown')
  expect(await browserWith(on).signIn(await usernameOf(dana))).toMatchObject(refused('accountClosed', 403))
  const [entry] = await db("select payload from entry where kind = 'person.died' and entity_id = $1", dana)
  expect(JSON.parse(String(entry?.payload))).toMatchObject({ by: { actor: null }, columns: { first_name: 'Dana' } })
  expect(await mails(dana)).toEqual(['closingAsked'])
  expect(await db('select kind from notice where person_id = $1', sam)).toEqual([{ kind: 'accountClosed' }])
})
