import { afterAll, beforeAll, expect, test } from 'vitest'
import { invitationRoutes as routes } from '#contract/invitations/invitations.ts'
import { limits } from '#contract/limits.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { freshAddress } from '#tests/support/joining/invitations.ts'
import { inviterOn } from '#tests/support/joining/inviter.ts'
import {
  answerAll,
  begin,
  complete,
  deliver,
  join,
  newBrowser,
  newcomer,
  registrationIn,
  send,
  tokenIn,
} from '#tests/support/joining/joining.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

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

/** Somebody opens what was mailed to one address and asks with another one, which the inviter confirms. */
const reboundOn = async () => {
  const email = freshAddress()
  const { act, now } = await invited(email)
  const old = tokenIn((await deliver(on)).find(({ recipient }) => recipient === email))
  const [asker, reader] = [newBrowser(on), newBrowser(on)]
  for (const browser of [asker, reader]) taken(await browser.call(routes.openMailed, { body: { token: old } }))
  const who = newcomer()
  await begin(asker, who)
  await answerAll(asker, who)
  taken(await send(asker, { type: 'registration.ask' }))
  await deliver(on)
  return { act, now, old, asker, reader, who, confirm: () => act({ type: 'invitation.confirm' }) }
}

test('a link counts for no other address than the one that it was mailed to', async () => {
  const { now, old, asker, reader, who, confirm } = await reboundOn()
  taken(await confirm())
  const over = { status: 404, body: { exception: 'linkOver' } }
  for (const browser of [reader, newBrowser(on)]) {
    expect(await browser.call(routes.openMailed, { body: { token: old } })).toMatchObject(over)
    expect(await browser.call(routes.declineMailed, { body: { token: old, never: true } })).toMatchObject(over)
  }
  expect(registrationIn(await begin(reader, newcomer({ email: who.email }))).facts.invited).toBe(false)
  expect((await complete(asker)).status).toBe(409)
  expect(await now()).toMatchObject({ status: 'sent', email: who.email })

  const mail = (await deliver(on)).find(({ text }) => text.includes('?invite='))
  expect(mail).toMatchObject({ recipient: who.email })
  expect(mail?.text).toContain(`/app/notMe#${tokenIn(mail)}`)
  const there = newBrowser(on)
  taken(await there.call(routes.openMailed, { body: { token: tokenIn(mail) } }))
  const own = newcomer({ email: who.email })
  await join(there, own)
  expect(await now()).toMatchObject({ status: 'accepted' })
  const [details] = await bySuperuser(
    on.database,
    'select email_confirmed_at from contact_details d join person p on p.id = d.person_id where p.username = $1',
    [own.username],
  )
  expect(details).toEqual({ email_confirmed_at: expect.any(Date) })
})

test('an address that is confirmed counts for the one that is written to', async () => {
  const { act, now, who, confirm } = await reboundOn()
  for (let time = 0; time < limits.invitation.sendings; time++) await invited(who.email)
  await deliver(on)
  const before = await now()
  expect(await confirm()).toMatchObject(refused('invitationLimit'))
  expect(await now()).toEqual(before)
  expect(await deliver(on)).toEqual([])
  taken(await act({ type: 'invitation.refuse' }))
})
