import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountRoutes } from '#contract/account.ts'
import { sessionRoutes } from '#contract/session.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { securityMailJobs } from '#server/features/session/security-mail.ts'
import type { JobHandler } from '#server/jobs/jobs.ts'
import type { Transport } from '#server/mail/transport.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { mailsOf, type ReadMail } from '#tests/support/mail-server.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { takeJobs } from '#tests/support/sign-in/waiting-jobs.ts'
import { browserAt, failing, rightPassword } from '#tests/support/signing-in.ts'

let on: OwnApp
let people: Cast
let hosts = 0
beforeAll(async () => {
  on = await testApp()
  people = await cast(on, await hashPassword(rightPassword))
})
afterAll(() => on.stop())
beforeEach(async () => {
  on.clock.forward(25 * 3_600_000)
  await bySuperuser(on.database, 'delete from pgboss.job')
  read = []
})

const stranger = () => browserAt(on, `203.0.113.${++hosts}`)
/** Holds what arrived since the test began. */
let read: ReadMail[] = []

/** Runs the waiting jobs as the worker does, and returns all mails of the test so far. */
const mailed = async (broken?: Transport): Promise<readonly ReadMail[]> => {
  const sent = await mailsOf(on.deps.config, async (transport) => {
    let handle: JobHandler = async () => undefined
    const receive = (_: string, handler: JobHandler) => {
      handle = handler
    }
    securityMailJobs({ on: receive }, on.deps, broken ?? transport)
    for (const data of await takeJobs(on, 'mail.security')) await handle(data)
  })
  read = [...read, ...sent]
  return read
}

test('a sign-in on a device that was not known is told, in the zone of the person; the next one there is not', async () => {
  const browser = stranger()
  await browser.signIn('dana.reyes')
  expect(await mailed()).toEqual([
    {
      recipient: 'dana.reyes@example.com',
      subject: 'New sign-in to your Evenhand account',
      text: `Hello Dana,

Someone signed in to your Evenhand account on Sat, Nov 21, 2026, 10:00 AM EST, on a device we don’t recognize.

If it was you, there is nothing you need to do. If not, sign that device out and change your password here:

http://127.0.0.1:4300/app/account/security

You are receiving this because you have an account with Evenhand.`,
    },
  ])
  await browser.signIn('dana.reyes')
  expect(await mailed()).toHaveLength(1)
})

test('a locked account is told once a day, without where from, and never when there is none', async () => {
  for (let round = 0; round < 2; round++) {
    await failing(stranger(), 'sam.keller', 6)
    await failing(stranger(), 'nobody.here', 6)
  }
  const [mail, ...others] = await mailed()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: 'sam.keller@example.com',
    subject: 'Someone entered wrong passwords for your Evenhand account',
  })
  expect(mail?.text).toMatch(/most recently on .* EST\. Sign-in from where they tried is now locked for a while\./)
  expect(mail?.text).not.toMatch(/203\.0/)
  on.clock.forward(24 * 3_600_000)
  await failing(stranger(), 'sam.keller', 5)
  expect(await mailed()).toHaveLength(2)
})

test('a changed password is told, in the language of the person', async () => {
  const pat = await on.as(people.pat)
  await pat.call(sessionRoutes.setLocale, { body: { locale: 'es-MX' } })
  const body = { current: rightPassword, next: 'Seven-quiet-lamps-2' }
  await pat.call(accountRoutes.changePassword, { body })
  const [mail] = await mailed()
  expect(mail).toMatchObject({ recipient: 'pat.morgan@example.com', subject: 'Cambió tu contraseña en Evenhand' })
  expect(mail?.text).toMatch(/^Hola, Pat:\n\nLa contraseña de tu cuenta en Evenhand cambió el .*\d{4}, .*/)
  // The same request sent again is no other change.
  await pat.call(accountRoutes.changePassword, { body })
  expect(await mailed()).toHaveLength(1)
})

test('somebody who signs in from ever new devices floods no mailbox', async () => {
  for (let count = 0; count < 7; count++) await stranger().signIn('olivia.hart')
  expect(await mailed()).toHaveLength(5)
})

test('a mail that could not be sent does not count as sent', async () => {
  const broken: Transport = {
    send: async () => {
      throw new Error('no mail server')
    },
    close: () => undefined,
  }
  await failing(stranger(), 'mia.keller', 5)
  await expect(mailed(broken)).rejects.toThrow('no mail server')
  await failing(stranger(), 'mia.keller', 5)
  expect(await mailed()).toHaveLength(1)
})
