import { afterAll, beforeAll, expect, test } from 'vitest'
import { invitationRoutes } from '#contract/invitations/invitations.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { freshAddress } from '#tests/support/joining/invitations.ts'
import { begin, deliver, join, newBrowser, newcomer, registrationIn, tokenIn } from '#tests/support/joining/joining.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

const rename = (from: string, to: string) => bySuperuser(on.database, `alter table ${from} rename to ${to}`)

test('a server that fails at the first question keeps the invitation, so that the next press follows it', async () => {
  const email = freshAddress()
  const sam = { firstName: 'Sam', lastName: 'Keller', email }
  await join(newBrowser(on), newcomer(), sam)
  const token = tokenIn((await deliver(on)).find(({ recipient }) => recipient === email))
  const browser = newBrowser(on)
  taken(await browser.call(invitationRoutes.openMailed, { body: { token } }))
  await rename('registration', 'registration_away')
  const failed = await begin(browser, newcomer(sam))
  await rename('registration_away', 'registration')
  expect(failed.status).toBeGreaterThanOrEqual(500)
  expect(browser.cookie('evenhand-invite')).toBe(token)
  expect(registrationIn(await begin(browser, newcomer(sam)))).toMatchObject({
    facts: { invited: true, admitted: true },
  })
})
