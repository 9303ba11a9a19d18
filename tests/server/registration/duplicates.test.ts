import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { begin, deliver, join, newBrowser, newcomer } from '#tests/support/joining/joining.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

test('the mail alone tells: it leads to the page for those who have an account', async () => {
  const known = newcomer()
  await join(newBrowser(on), known)
  await deliver(on)
  // A domain is the same in any case, and is written in small letters where the mail is sent.
  const [name = '', domain] = known.email.split('@')
  const email = `${name.toUpperCase()}@${domain}`
  await begin(newBrowser(on), newcomer({ email }))
  const [mail] = await deliver(on)
  expect(mail).toMatchObject({ recipient: email, subject: 'You already have an account with Evenhand' })
  expect(mail?.text).toContain('/app/join/duplicate')
  expect(mail?.text).not.toContain('?resume=')
  expect(mail?.text).not.toContain(known.firstName)
})
