import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { subscriptionRoutes as routes } from '#contract/subscriptions/subscriptions.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { sendSubscriptionMail } from '#server/features/subscriptions/subscriptions.mail.ts'
import { subscriptionMail, subscriptionMailQueue } from '#server/features/subscriptions/subscriptions.queues.ts'
import { transportOf } from '#server/mail/transport.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'
import { type MailServer, mailServer } from '#tests/support/mail-server.ts'
import { buying, commandPlan, giveCard, lapsed, planOf, settle } from '#tests/support/plans/subscriptions.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { takeJobs } from '#tests/support/sign-in/waiting-jobs.ts'

const day = 24 * 3_600_000
const essentials = { package: 'essentials', term: 'month' } as const
const premium = { package: 'premium', term: 'month' } as const

let app: OwnApp
let mails: MailServer
let dana: string
let passwordHash: string
beforeAll(async () => {
  app = await testApp()
  mails = await mailServer()
  passwordHash = await hashPassword('Correct-horse-7')
})
afterAll(async () => {
  await mails.stop()
  await app.stop()
})
beforeEach(async () => {
  app.clock.reset()
  dana = (await cast(app, passwordHash)).dana
  await bySuperuser(app.database, 'update contact_details set email = $1 where person_id = $2', [
    `dana-${dana}@example.com`,
    dana,
  ])
  await lapsed(app, dana)
})

/** Runs the waiting mails as the worker does. Resolves with what Dana got since. */
const arrived = async (): Promise<{ subject: string; text: string }[]> => {
  const before = mails.arrived.length
  const transport = transportOf({ ...app.deps.config, smtpUrl: mails.url })
  try {
    for (const data of await takeJobs(app, subscriptionMailQueue))
      await sendSubscriptionMail(app.deps, transport, subscriptionMail.parse(data))
  } finally {
    transport.close()
  }
  return mails.arrived
    .slice(before)
    .filter(({ to }) => to?.some(({ address }) => address === `dana-${dana}@example.com`))
    .map(({ subject, text }) => ({ subject: subject ?? '', text: text ?? '' }))
}
const bought = async (choice: typeof essentials | typeof premium, manner: 'good' | 'later' = 'good') => {
  await giveCard(app, dana, manner)
  await buying(app, dana, choice)
  await settle(app)
  return arrived()
}
const later = async (ms: number) => {
  app.clock.forward(ms)
  await settle(app)
  await settle(app)
  return arrived()
}

test('a receipt is mailed, and a charge is announced seven days before it with its day and its total', async () => {
  expect(await bought(essentials)).toMatchObject([{ subject: 'Your receipt from Evenhand' }])
  expect(await later(23 * day - 60_000)).toEqual([])
  const [mail, ...more] = await later(60_000)
  expect([mail?.subject, more]).toEqual(['Your Evenhand plan renews soon', []])
  expect(mail?.text).toContain('$9.99 will be charged to your card')
  expect(mail?.text).toMatch(/renews on .*Dec 20, 2026/)
  expect(mail?.text).not.toContain('new price')
  for (const secret of ['4242', 'Practice', 'Sam']) expect(mail?.text.split('http')[0]).not.toContain(secret)
})

test('the link in a mail opens the plan without a session', async () => {
  const [receipt] = await bought(essentials)
  const token = /\/app\/renewals#([\w-]+)/.exec(receipt?.text ?? '')?.[1] ?? ''
  const answer = await app.anyone().call(routes.byToken, { body: { token } })
  expect(answer).toMatchObject({ status: 200, body: { plan: 'essentials' } })
})

test('another price is announced before it is charged, and what was announced is what is charged', async () => {
  await bought(premium)
  const { own } = await planOf(app, dana)
  await commandPlan(app, dana, own, { type: 'subscription.downgrade', ...essentials })
  const [mail] = await later(24 * day)
  expect(mail?.text).toContain('$9.99 will be charged to your card.\n\nThis is a new price. The last one was $16.99.')
  await later(7 * day)
  expect((await planOf(app, dana)).receipts.map(({ amount }) => amount)).toEqual([9_99, 16_99])
})

test('a person who reads Spanish is told of the charge and its new price in Spanish', async () => {
  await bySuperuser(app.database, "update person set locale = 'es-MX' where id = $1", [dana])
  await bought(premium)
  const { own } = await planOf(app, dana)
  await commandPlan(app, dana, own, { type: 'subscription.downgrade', ...essentials })
  const [mail] = await later(24 * day)
  expect(mail?.text).toMatch(/Tu plan se renueva el dom 20 dic 2026, .* y se cobrarán USD\s9\.99 a tu tarjeta\./)
  expect(mail?.text).toMatch(/Es un precio nuevo\. El anterior era de USD\s16\.99\./)
})

test('a larger package bought after the announcement is announced anew, and renewed at its own price', async () => {
  await bought(essentials)
  expect(await later(25 * day)).toHaveLength(1)
  const { own } = await planOf(app, dana)
  await commandPlan(app, dana, own, { type: 'subscription.upgrade', ...premium, total: 7_00 })
  await settle(app)
  const [receipt, mail] = (await later(60_000)).sort((a, b) => a.subject.localeCompare(b.subject)).reverse()
  expect([receipt?.subject, mail?.subject]).toEqual(['Your receipt from Evenhand', 'Your Evenhand plan renews soon'])
  expect(mail?.text).toContain('$16.99 will be charged')
  // The cost of the rest of a period is no price.
  expect(mail?.text).toContain('The last one was $9.99.')
  await later(7 * day)
  expect((await planOf(app, dana)).receipts[0]).toMatchObject({ purpose: 'renewal', amount: 16_99 })
})

test('a renewal that is refused is told with the days that are left, and so is the end', async () => {
  await bought(essentials, 'later')
  await later(24 * day)
  const [grace] = await later(7 * day)
  expect([grace?.subject, grace?.text]).toEqual([
    'Your Evenhand payment did not go through',
    expect.stringContaining('Everything keeps working until'),
  ])
  const [lapsedMail] = await later(7 * day)
  expect(lapsedMail?.subject).toBe('Your Evenhand plan has ended')
  expect(lapsedMail?.text).toContain('export everything in your record')
})

test('an old bank account can be seen, is charged nothing, and gives way to a card', async () => {
  await bySuperuser(
    app.database,
    `insert into payment_card (person_id, provider, customer_ref, ref, kind, brand, last4, expires, changed_at)
      values ($1, 'earlier', 'customer 9', null, 'ach', 'Bank', '6789', null, $2)`,
    [dana, app.clock.now()],
  )
  const { card, own } = await planOf(app, dana)
  expect([card, own.facts.card]).toEqual([{ kind: 'ach', brand: 'Bank', last4: '6789', expires: null }, false])
  expect((await buying(app, dana, essentials)).status).toBe(409)
  await bought(essentials)
  expect(await planOf(app, dana)).toMatchObject({ plan: 'essentials', card: { kind: 'card' } })
})
