import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { familyDto, familyRoutes } from '#contract/families.ts'
import { invitationRoutes } from '#contract/invitations/invitations.ts'
import { recoveryRoutes } from '#contract/recovery/recovery.ts'
import { signedRecord } from '#domain/record/record.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { moveClosing } from '#server/features/account-closing/account-closing.store.ts'
import { closeAccount } from '#server/features/account-closing/close-account.ts'
import { knownParents } from '#server/features/families/known-parents.ts'
import { recoveryMailQueue, sendRecovery } from '#server/features/recovery/recovery.mail.ts'
import { sweepExpired } from '#server/jobs/cleanup.ts'
import { retention } from '#server/jobs/retention.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'
import { pagesOf } from '#tests/support/files/pdf-text.ts'
import { invitedBrowser } from '#tests/support/joining/invited.ts'
import { bearerIn, join, newBrowser, newcomer } from '#tests/support/joining/joining.ts'
import { verify } from '#tests/support/payment-accounts.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { takeJobs } from '#tests/support/sign-in/waiting-jobs.ts'
import type { TestBrowser } from '#tests/support/signing-in.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

const knownTo = async (browser: TestBrowser) => {
  const { body } = await browser.call(invitationRoutes.list, {}, await bearerIn(browser))
  return z.parse(invitationRoutes.list.output, body).known
}
const namesTo = async (browser: TestBrowser) => {
  const { body } = await browser.call(familyRoutes.current, {}, await bearerIn(browser))
  return new Map(z.parse(familyDto, body).members.map(({ id, firstName }) => [id, firstName]))
}
const named = async (browser: TestBrowser) => {
  const names = await namesTo(browser)
  return (await knownTo(browser)).map(({ personId, ...known }) => ({ ...known, name: names.get(personId) }))
}
const fetched = (browser: TestBrowser, url: string) =>
  on.anyone().request({ url }, { cookie: `evenhand=${browser.cookie('evenhand')}` })
const printed = async (browser: TestBrowser, url: string) =>
  (await pagesOf((await fetched(browser, url)).bytes)).join(' ').replace(/\s+/g, ' ')

const days = 'from=2026-11-01&to=2026-11-30'
const prints = [
  '/pub/v1/history-export?format=pdf',
  `/pub/v1/calendar-report?${days}&format=pdf`,
  `/pub/v1/message-report?${days}&format=pdf`,
  `/pub/v1/journal-report?${days}&format=pdf`,
  '/pub/v1/info-bank-report?format=pdf',
]

const links: string[] = []

test('who joined by typing an address is not known by it, until they use a link that was mailed there', async () => {
  const who = newcomer()
  const browser = newBrowser(on)
  await join(browser, who, { firstName: 'Sam', lastName: 'Keller' })
  expect(await named(browser)).toEqual([
    { name: 'Ana', address: false, identity: false },
    { name: 'Sam', address: false, identity: false },
  ])
  on.clock.forward(1000)
  await browser.call(recoveryRoutes.askLink, { body: { kind: 'signIn', username: who.username } })
  for (const data of await takeJobs(on, recoveryMailQueue)) {
    const { id } = z.parse(z.object({ id: z.string() }), data)
    await sendRecovery(on.deps, { send: async (_, { text }) => void links.push(text), close: () => undefined }, id)
  }
  const token = /#link=([\w-]{43})/.exec(links.join())?.[1] ?? ''
  // A look at the link is no proof, because programs that examine mails follow links.
  await browser.call(recoveryRoutes.look, { body: { kind: 'signIn', token } })
  expect((await named(browser))[0]).toMatchObject({ address: false })
  expect((await browser.call(recoveryRoutes.signIn, { body: { token } })).status).toBe(204)
  expect(await named(browser)).toEqual([
    { name: 'Ana', address: true, identity: false },
    { name: 'Sam', address: false, identity: false },
  ])
})
test('who accepts a mailed invitation is known by their address; every report and the export say so of both', async () => {
  const { browser, email, inviter } = await invitedBrowser(on)
  await join(browser, newcomer({ email, firstName: 'Samuel' }))
  const known = [
    { name: 'Ana', address: false, identity: false },
    { name: 'Samuel', address: true, identity: false },
  ]
  expect(await named(browser)).toEqual(known)
  expect(await named(inviter)).toEqual(known)
  const record = z.parse(signedRecord, JSON.parse((await fetched(inviter, '/pub/v1/history-export')).text))
  expect(record.knownParents).toEqual(await knownTo(inviter))
  for (const url of prints) {
    const report = await printed(inviter, url)
    expect(report, url).toContain('Ana Díaz: neither email address nor identity confirmed.')
    expect(report, url).toMatch(/Samuel Díaz: email,?\s?address confirmed, identity not verified\./)
  }
})

const died = { type: 'accountClosing.recordDeath', by: { actor: null, party: 'administrator', mode: 'self' } } as const
const carriedOut = { type: 'accountClosing.carryOut', by: bySystem } as const
test.each([
  ['closed their account', carriedOut],
  ['died', died],
])('it is still said of a parent who %s, when their address is deleted', async (_, end) => {
  const { browser, email, inviter } = await invitedBrowser(on)
  await join(browser, newcomer({ email, firstName: 'Samuel' }))
  const known = await knownTo(inviter)
  expect(known.map(({ address }) => address)).toEqual([false, true])
  const personId = String(known[1]?.personId)
  const you = { actor: personId, party: 'person', mode: 'self' } as const
  await on.deps.scopes.beforeSignIn((tx) =>
    moveClosing(tx, personId, { type: 'accountClosing.ask', by: you }, '2026-01-01T00:00:00.000Z'),
  )
  expect(await closeAccount(on.deps, personId, end, on.clock.now())).not.toBeNull()
  expect(await knownTo(inviter)).toEqual(known)
  on.clock.forward(retention.contactDetails.ms)
  await sweepExpired(on.deps)
  expect(await bySuperuser(on.database, 'select from contact_details where person_id = $1', [personId])).toEqual([])
  const [family] = await bySuperuser(on.database, 'select family_id from membership where person_id = $1', [personId])
  expect(await on.deps.scopes.asSystem(String(family?.family_id), knownParents)).toEqual(known)
})

test('the bank’s verification is known of one parent, to both, and of nobody in another family', async () => {
  const { dana, sam, olivia } = await cast(on)
  const [client, other, stranger] = [await on.as(dana), await on.as(sam), await on.as(olivia)]
  await verify(client)
  const list = async (of: typeof client) =>
    z.parse(invitationRoutes.list.output, (await of.call(invitationRoutes.list, {})).body).known
  expect(await list(other)).toEqual([
    { personId: dana, address: false, identity: true },
    { personId: sam, address: false, identity: false },
  ])
  expect((await list(stranger)).map(({ identity }) => identity)).toEqual([false, false])
  await bySuperuser(on.database, 'update payment_account set status = $1 where person_id = $2', ['suspended', dana])
  expect((await list(other))[0]).toMatchObject({ identity: false })
})

test('outside a family it tells nothing', async () => {
  expect(await on.deps.scopes.beforeSignIn(knownParents)).toEqual([])
})
