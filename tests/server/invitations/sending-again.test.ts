import { afterAll, beforeAll, expect, test } from 'vitest'
import { invitationRoutes as routes } from '#contract/invitations/invitations.ts'
import { limits } from '#contract/limits.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { freshAddress } from '#tests/support/joining/invitations.ts'
import { inviterOn } from '#tests/support/joining/inviter.ts'
import { deliver, newBrowser, tokenIn } from '#tests/support/joining/joining.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

/** Invites an address, and returns how to command that invitation with what was last seen of it. */
const invited = async (email: string) => {
  const { invite, command, now } = await inviterOn(on)
  taken(await invite(email))
  const act = async (event: object) => {
    const { id, version } = await now()
    return command(id, { ...event, version })
  }
  return { act, now }
}
const again = { type: 'invitation.resend' }
const refused = (exception: string) => ({ status: 409, body: { exception } })

test('an invitation that is sent again counts for its address', async () => {
  const { act } = await invited(freshAddress())
  for (let time = 1; time < limits.invitation.sendings; time++) taken(await act(again))
  expect(await act(again)).toMatchObject(refused('invitationLimit'))
  on.clock.forward(1000)
  expect(await act(again)).toMatchObject(refused('invitationLimit'))
})

test('an address that is corrected counts for the one that is written to', async () => {
  const written = freshAddress()
  const first = await invited(written)
  for (let time = 1; time < limits.invitation.sendings; time++) taken(await first.act(again))
  const other = await invited(freshAddress())
  const before = await other.now()
  expect(await other.act({ type: 'invitation.correct', email: written })).toMatchObject(refused('invitationLimit'))
  expect(await other.now()).toEqual(before)
})

test('who wants no more mails gets none by an invitation of others that is sent again or corrected', async () => {
  const email = freshAddress()
  const waiting = await invited(email)
  const elsewhere = await invited(freshAddress())
  await deliver(on)
  await invited(email)
  const token = tokenIn((await deliver(on)).find(({ recipient }) => recipient === email))
  taken(await newBrowser(on).call(routes.declineMailed, { body: { token, never: true } }))
  expect(await waiting.act(again)).toMatchObject(refused('addressRefuses'))
  expect(await elsewhere.act({ type: 'invitation.correct', email })).toMatchObject(refused('addressRefuses'))
  expect(await deliver(on)).toEqual([])
})
