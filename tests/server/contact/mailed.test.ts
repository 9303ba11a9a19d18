import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { contactRoutes } from '#contract/contact.ts'
import { mailMessage, mailUnsent } from '#server/features/contact/contact.mail.ts'
import { logTo } from '#server/http/log.ts'
import { transportOf } from '#server/mail/transport.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { type MailServer, mailServer, noMailServer, silentMailServer } from '#tests/support/mail-server.ts'
import { written } from './written.ts'

let on: OwnApp
let people: Cast
let mails: MailServer
const lines: string[] = []
beforeAll(async () => {
  on = await testApp({ log: logTo('trace', { write: (line) => void lines.push(line) }) })
  people = await cast(on)
  mails = await mailServer()
})
afterAll(async () => {
  await mails.stop()
  await on.stop()
})
beforeEach(() => on.clock.forward(1000))

const question = 'Where do I see the receipt of "Ortodoncia"?\n.\nThank you, Mía'
/** Sends a message, signed in or as a stranger. Resolves with its id. */
const sent = async (personId?: string): Promise<string> => {
  const body = { reason: 'technical', message: question } as const
  const answer = personId
    ? await (await on.as(personId)).call(contactRoutes.send, { body })
    : await on.anyone().call(contactRoutes.send, { body: { ...body, email: 'somebody@example.net' } })
  expect(answer.status).toBe(204)
  return (await written(on))[0]?.id ?? ''
}
const through = (smtpUrl: string, patience = 200) => transportOf({ ...on.deps.config, smtpUrl }, patience)
const mail = async (smtpUrl: string, id: string) => {
  const transport = through(smtpUrl)
  await mailMessage(on.deps, transport, id).finally(() => transport.close())
}
const rowOf = async (id: string) => (await written(on)).find((row) => row.id === id)

test('a process that works mails it by itself', async () => {
  const worker = await testApp({ beside: on, work: true, env: { SMTP_URL: mails.url } })
  const before = mails.arrived.length
  await sent(people.olivia)
  await vi.waitFor(() => expect(mails.arrived.length).toBe(before + 1), 10_000)
  await worker.stop()
})

test('it arrives as it was typed, says who writes, and is answered at their address', async () => {
  const id = await sent(people.dana)
  await mail(mails.url, id)
  const mailed = mails.arrived.at(-1)
  expect(mailed).toMatchObject({
    to: [{ address: 'support@evenhand.example' }],
    replyTo: [{ name: 'Dana Reyes', address: 'dana.reyes@example.com' }],
    subject: 'Evenhand: Technical Questions',
    messageId: `<contact-${id}@127.0.0.1>`,
  })
  expect(mailed?.text?.trimEnd()).toBe(`Reason: Technical Questions
From: Dana Reyes (dana.reyes)
Reply to: dana.reyes@example.com
Sent (UTC): ${on.clock.now()}

${question}`)
  expect(await rowOf(id)).toMatchObject({ sent_at: on.clock.now(), message: null })
})

test('a stranger is answered at the address they gave, each country by its own mailbox', async () => {
  const { status } = await on
    .anyone()
    .call(
      contactRoutes.send,
      { body: { reason: 'billing', message: question, email: 'olivia@example.net' } },
      { 'accept-language': 'en-GB' },
    )
  expect(status).toBe(204)
  await mail(mails.url, (await written(on))[0]?.id ?? '')
  expect(mails.arrived.at(-1)).toMatchObject({
    to: [{ address: 'support@uk.evenhand.example' }],
    replyTo: [{ address: 'olivia@example.net' }],
  })
})

test('CONTACT_TO goes before all of them', async () => {
  const id = await sent()
  const deps = { ...on.deps, config: { ...on.deps.config, contactTo: 'desk@example.org' } }
  const transport = through(mails.url)
  await mailMessage(deps, transport, id).finally(() => transport.close())
  expect(mails.arrived.at(-1)?.to).toMatchObject([{ address: 'desk@example.org' }])
})

test('mailed twice at once, or again, it arrives once', async () => {
  const id = await sent()
  const before = mails.arrived.length
  await Promise.all([mail(mails.url, id), mail(mails.url, id)])
  await mail(mails.url, id)
  expect(mails.arrived.length).toBe(before + 1)
})

test.each([
  ['refuses', async () => mailServer({ refuses: true })],
  ['never answers', async () => silentMailServer()],
  ['is not there', async () => ({ url: await noMailServer(), stop: async () => undefined })],
])('while a mail server %s nothing is lost, and it is mailed once there is one again', async (_, open) => {
  const id = await sent(people.sam)
  const broken = await open()
  await expect(mail(broken.url, id)).rejects.toThrow()
  expect(await rowOf(id)).toMatchObject({ sent_at: null, message: question })
  on.clock.forward(10 * 60_000)
  const stillBroken = through(broken.url)
  await mailUnsent(on.deps, stillBroken).finally(() => stillBroken.close())
  await broken.stop()
  expect(await rowOf(id)).toMatchObject({ sent_at: null, message: question })

  const before = mails.arrived.length
  const again = through(mails.url)
  await mailUnsent(on.deps, again).finally(() => again.close())
  expect(mails.arrived.slice(before).map(({ replyTo }) => replyTo?.[0]?.address)).toEqual(['sam.keller@example.com'])
  expect(await rowOf(id)).toMatchObject({ sent_at: on.clock.now(), message: null })
})

test('neither words nor addresses are in any log, whatever went wrong', () => {
  const log = lines.join('\n')
  expect(log).toContain('/pub/v1/contact')
  expect(log).toContain('could not be mailed yet')
  for (const secret of ['receipt of', 'Ortodoncia', 'example.net', 'sam.keller', 'dana.reyes'])
    expect(log).not.toContain(secret)
})
