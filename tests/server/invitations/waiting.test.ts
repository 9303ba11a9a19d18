import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { homeDto, homeRoutes, type WaitingCoparentDto } from '#contract/home.ts'
import { invitationDto, invitationRoutes as routes } from '#contract/invitations/invitations.ts'
import { limits } from '#contract/limits.ts'
import { noticeRoutes } from '#contract/notices/notices.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { password } from '#tests/contract/edges/registration.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { freshAddress } from '#tests/support/joining/invitations.ts'
import {
  answerAll,
  bearerIn,
  begin,
  deliver,
  join,
  newBrowser,
  newcomer,
  send,
  tokenIn,
} from '#tests/support/joining/joining.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

const sam = { firstName: 'Sam', lastName: 'Keller' }

/** A parent who joined, as somebody who looks at Home and writes to the other one. */
const parent = async (coparent: typeof sam | null = sam) => {
  const browser = newBrowser(on)
  const who = newcomer()
  await join(browser, who, coparent)
  const call = async (route: object, input: object = {}) =>
    browser.call(route as never, input as never, await bearerIn(browser))
  const waits = async (): Promise<{ you: WaitingCoparentDto[]; others: WaitingCoparentDto[] }> => {
    const { you, others } = z.parse(homeDto, (await call(homeRoutes.waiting)).body)
    for (const { count, coparent: lines } of [you, others]) expect(count).toBe(lines.length)
    return { you: you.coparent, others: others.coparent }
  }
  const invite = (email: string, more: object = {}) => call(routes.invite, { body: { email, ...more } })
  const newest = async () => {
    const [item] = z.parse(z.object({ items: z.array(invitationDto) }), (await call(routes.list)).body).items
    if (!item) throw new Error('nobody was invited')
    return item
  }
  const command = async (body: object) => {
    const { id, version } = await newest()
    const route = { ...routes.events, path: `/pub/v1/invitations/${id}/events` }
    return call(route, { body: { version, ...body } })
  }
  const notices = async () => {
    const { body } = await call(noticeRoutes.list)
    return z.parse(z.object({ items: z.array(z.object({ kind: z.string() })) }), body).items.map(({ kind }) => kind)
  }
  const signIn = () => browser.signIn(who.username, password)
  return { browser, who, waits, invite, command, newest, notices, signIn }
}

const opened = async (email: string) => {
  const mail = (await deliver(on)).find(({ recipient }) => recipient === email)
  const browser = newBrowser(on)
  const token = tokenIn(mail)
  taken(await browser.call(routes.openMailed, { body: { token } }))
  return { browser, token }
}

test('Home says what has to happen until the other parent has joined', async () => {
  const { waits, invite, newest } = await parent(null)
  expect(await waits()).toEqual({ you: [{ what: 'name', personId: null, sentAt: null }], others: [] })
  const email = freshAddress()
  await invite(email, { coparent: sam })
  const { personId, sentAt } = await newest()
  expect(await waits()).toEqual({ you: [], others: [{ what: 'answer', personId, sentAt }] })
  await join((await opened(email)).browser, newcomer({ email }))
  expect(await waits()).toEqual({ you: [], others: [] })
})

test('a parent who is named and not invited waits for an invitation, and again when one has ended', async () => {
  const { waits, invite, command, signIn } = await parent()
  const personId = expect.any(String)
  const toInvite = { you: [{ what: 'invite', personId, sentAt: null }], others: [] }
  expect(await waits()).toEqual(toInvite)
  await invite(freshAddress())
  taken(await command({ type: 'invitation.withdraw' }))
  expect(await waits()).toEqual(toInvite)
  await invite(freshAddress())
  on.clock.forward(limits.invitation.life)
  await handleDueTimes(on.deps)
  await signIn()
  expect(await waits()).toEqual(toInvite)
})

test('another address waits for the inviter’s word, with a notice and without a second mail', async () => {
  const { waits, invite, command, newest, notices } = await parent()
  const email = freshAddress()
  await invite(email)
  const { browser } = await opened(email)
  const who = newcomer(sam)
  await begin(browser, who)
  await answerAll(browser, who)
  taken(await send(browser, { type: 'registration.ask' }))
  const { personId, sentAt } = await newest()
  expect(await waits()).toEqual({ you: [{ what: 'word', personId, sentAt }], others: [] })
  expect(await notices()).toEqual(['otherAddressAsked'])
  const mails = await bySuperuser(on.database, "select from pgboss.job where name = 'mail.waiting'")
  expect(mails).toEqual([])
  taken(await command({ type: 'invitation.refuse' }))
  expect(await waits()).toMatchObject({ you: [], others: [{ what: 'answer' }] })
})

test('who declined is waited for no more, and the inviter is notified', async () => {
  const { waits, invite, notices } = await parent()
  const email = freshAddress()
  await invite(email)
  const { browser, token } = await opened(email)
  taken(await browser.call(routes.declineMailed, { body: { token, never: false } }))
  expect(await waits()).toEqual({ you: [], others: [] })
  expect(await notices()).toEqual(['invitationDeclined'])
  const mails = await bySuperuser(
    on.database,
    "select data->>'kind' as kind from pgboss.job where name = 'mail.waiting'",
  )
  expect(mails).toEqual([{ kind: 'invitationDeclined' }])
})

test('an accepted invitation is a notice of its own', async () => {
  const { invite, notices } = await parent()
  const email = freshAddress()
  await invite(email)
  await join((await opened(email)).browser, newcomer({ email }))
  expect(await notices()).toEqual(['invitationAccepted'])
})

test('nobody corrects the address to their own', async () => {
  const { who, invite, command, newest } = await parent()
  const email = freshAddress()
  await invite(email)
  expect(await command({ type: 'invitation.correct', email: who.email.toUpperCase() })).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'email', code: 'ownAddress' }] },
  })
  expect(await newest()).toMatchObject({ email, version: 1 })
})
