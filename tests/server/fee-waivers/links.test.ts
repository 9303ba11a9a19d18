import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { feeWaiverRoutes as routes } from '#contract/fee-waivers/fee-waivers.ts'
import { feeWaiverLimits } from '#contract/fee-waivers/limits.ts'
import { feeWaiverMailQueue, sendFeeWaiverMail } from '#server/features/fee-waivers/fee-waivers.mail.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { transportOf } from '#server/mail/transport.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { pdf } from '#tests/support/files/pictures.ts'
import { type MailServer, mailServer } from '#tests/support/mail-server.ts'
import {
  administratorOn,
  applyWithDocument,
  commandWaiver,
  documentOf,
  waiverIn,
} from '#tests/support/plans/fee-waivers.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { takeJobs } from '#tests/support/sign-in/waiting-jobs.ts'

const day = 24 * 3_600_000

let on: OwnApp
let mails: MailServer
let people: Cast
let email: string
beforeAll(async () => {
  on = await testApp()
  mails = await mailServer()
})
afterAll(async () => {
  await mails.stop()
  await on.stop()
})
beforeEach(async () => {
  on.clock.reset()
  people = await cast(on, await hashPassword('Correct-horse-7'))
  email = `dana-${people.dana}@example.com`
  await bySuperuser(on.database, 'update contact_details set email = $1 where person_id = $2', [email, people.dana])
})

let networks = 0
const ask = (address: string, remoteAddress = `198.51.100.${networks++ % 250}`) =>
  on.anyone().request({ method: 'POST', url: routes.askLink.path, payload: { email: address }, remoteAddress })

/** Runs the waiting jobs as the worker does, and returns the mails that a real mail server got. */
const deliver = async () => {
  const before = mails.arrived.length
  const transport = transportOf({ ...on.deps.config, smtpUrl: mails.url })
  try {
    for (const data of await takeJobs(on, feeWaiverMailQueue)) await sendFeeWaiverMail(on.deps, transport, data)
  } finally {
    transport.close()
  }
  return mails.arrived.slice(before)
}
const tokenIn = (mail: { readonly text?: string | undefined } | undefined): string =>
  /\/app\/feewaiver#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
const mailedToken = async (): Promise<string> => {
  await ask(email)
  return tokenIn((await deliver()).at(-1))
}
const look = (token: string) => on.anyone().call(routes.byToken, { body: { token } })

test('a mailed link applies, adds a document and withdraws, without a session', async () => {
  const token = await mailedToken()
  expect((await look(token)).body).toEqual({ waiver: null, grantedUntil: null, mayApply: true })
  const applied = waiverIn(await on.anyone().call(routes.applyByToken, { body: { token, note: 'Between jobs' } }))
  const document = documentOf(pdf(), applied.version)
  const documented = waiverIn(await on.anyone().call(routes.addDocumentByToken, { body: { token, ...document } }))
  expect(documented).toMatchObject({ status: 'applied', note: 'Between jobs', facts: { documented: true } })
  const { version } = documented
  const withdrawn = await on.anyone().call(routes.withdrawByToken, { body: { token, version } })
  expect(waiverIn(withdrawn).status).toBe('withdrawn')
  expect((await on.anyone().call(routes.withdrawByToken, { body: { token, version } })).status).toBe(409)
})

test('a link works as often as it is opened within 24 hours, and never after a new password', async () => {
  const token = await mailedToken()
  on.clock.forward(day - 1000)
  expect([(await look(token)).status, (await look(token)).status]).toEqual([200, 200])
  on.clock.forward(1000)
  expect((await look(token)).status).toBe(404)
  const another = await mailedToken()
  expect((await look(another)).status).toBe(200)
  await bySuperuser(on.database, 'update credential set changed_at = $1 where person_id = $2', [
    on.clock.now(),
    people.dana,
  ])
  expect((await look(another)).status).toBe(404)
})

test('the answer is the same for an address that nobody has, which gets no mail', async () => {
  const [known, unknown] = [await ask(email), await ask('nobody.at.all@example.com')]
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
  const arrived = await deliver()
  expect(arrived.map((mail) => JSON.stringify(mail).includes(email))).toEqual([true])
})

test('a mail says neither what was asked for nor what the answer is', async () => {
  await ask(email)
  const [link] = await deliver()
  const dana = await on.as(people.dana)
  const waiver = await applyWithDocument(dana)
  const administrator = await administratorOn(on)
  await commandWaiver(administrator, waiver, { type: 'feeWaiver.refuse', reason: 'The letter is too old' })
  const [answer] = await deliver()
  for (const mail of [link, answer]) {
    const words = `${mail?.subject} ${mail?.text?.replace(/https?:\S+/g, '')}`
    expect(words).not.toMatch(/waive|refus|grant|reason|letter|cost|Reyes/i)
  }
  expect(await look(tokenIn(answer))).toMatchObject({
    status: 200,
    body: { waiver: { status: 'refused', reason: 'The letter is too old' } },
  })
})

test('nobody floods a mailbox, and one network asks for few links', async () => {
  const address = '203.0.113.9'
  const answers = []
  for (let at = 0; at <= feeWaiverLimits.tries; at += 1) answers.push((await ask(email, address)).status)
  expect(answers).toEqual([...Array.from({ length: feeWaiverLimits.tries }, () => 204), 429])
  expect((await deliver()).length).toBe(5)
})

test('whoever is signed in as somebody else is shown nothing by it, and changes nothing', async () => {
  const token = await mailedToken()
  const applied = waiverIn(await on.anyone().call(routes.applyByToken, { body: { token, note: 'Between jobs' } }))
  const refused = { status: 409, body: { exception: 'linkOfAnother' } }
  for (const somebody of [people.sam, people.pat, people.mia, people.olivia]) {
    const client = await on.as(somebody)
    const { version } = applied
    for (const answer of [
      await client.call(routes.byToken, { body: { token } }),
      await client.call(routes.applyByToken, { body: { token, note: '' } }),
      await client.call(routes.withdrawByToken, { body: { token, version } }),
      await client.call(routes.addDocumentByToken, { body: { token, ...documentOf(pdf(), version) } }),
    ])
      expect(answer).toMatchObject(refused)
  }
  const own = await (await on.as(people.dana)).call(routes.byToken, { body: { token } })
  expect(own.body).toMatchObject({ waiver: { status: 'applied', version: applied.version } })
})
