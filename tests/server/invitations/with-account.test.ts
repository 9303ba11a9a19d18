import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountRoutes } from '#contract/account.ts'
import { expenseDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import { familyRoutes } from '#contract/families.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { invitationRoutes as routes } from '#contract/invitations/invitations.ts'
import { limits } from '#contract/limits.ts'
import { noticeRoutes } from '#contract/notices/notices.ts'
import { profileRoutes } from '#contract/profile/profile.ts'
import { registrationRoutes } from '#contract/registration/registration.ts'
import { holdFamily } from '#server/features/family-holds/hold-family.ts'
import { memberEmail } from '#server/features/session/contact-details.ts'
import { beginUnitOfWork, finishUnitOfWork } from '#server/lifecycle/unit-of-work.ts'
import { password } from '#tests/contract/edges/registration.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { freshAddress } from '#tests/support/joining/invitations.ts'
import { answerAll, begin, deliver, newBrowser, newcomer, send, tokenIn } from '#tests/support/joining/joining.ts'
import { acceptAs, invitedOn, recordAs, sam } from '#tests/support/joining/with-account.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

const invited = (address?: string) => invitedOn(on, address)

test('with an account it is said who invites, and which families stay as they are', async () => {
  const { kim } = await invited()
  expect((await kim.call(routes.answerable)).body).toMatchObject({
    inviter: { firstName: 'Ana' },
    fits: true,
    asked: false,
    isOwn: false,
    families: [{ name: 'Samuel Keller & Ana D', empty: true }],
  })
  await recordAs(kim)
  expect((await kim.call(routes.answerable)).body).toMatchObject({ families: [{ empty: false }] })
})

test('who accepts has one more family, in which they are the person who was named', async () => {
  const { ana, kim, expense, newest } = await invited()
  const [named] = (await ana.familyNow()).members.filter(({ joined }) => !joined)
  const confirmedAt = async () => {
    const details = 'select email_confirmed_at as at from contact_details where person_id = $1'
    return (await bySuperuser(on.database, details, [kim.personId]))[0]?.at
  }
  expect(await confirmedAt()).toBeNull()
  const familyId = await acceptAs(kim)
  expect(await confirmedAt()).toEqual(new Date(on.clock.now()))
  expect(await newest()).toMatchObject({ status: 'accepted' })
  expect(kim.browser.cookie('evenhand-invite')).toBeUndefined()
  expect(await kim.families()).toMatchObject([{ current: true }, { familyId, current: false }])

  taken(await kim.call(familyRoutes.choose, { body: { familyId } }))
  const now = await kim.familyNow()
  expect(now).toMatchObject({ id: familyId, viewpoint: named?.id, standing: 'parent', mode: 'self' })
  expect(now.members).toMatchObject([
    { firstName: 'Ana', joined: true },
    { id: named?.id, firstName: 'Samuel', joined: true },
  ])
  const open = { ...expenseRoutes.open, path: `/pub/v1/expenses/${expense.id}/open` }
  const seen = expenseDto.parse(taken(await kim.call(open)).body)
  const events = { ...expenseRoutes.events, path: `/pub/v1/expenses/${expense.id}/events` }
  const approve = { type: 'expense.approve', version: seen.version, total: seen.total, owed: seen.facts.owed }
  const approved = await kim.call(events, { body: approve })
  expect([200, 400]).toContain(approved.status)
  expect((await kim.call(historyRoutes.check)).body).toMatchObject({ broken: [] })
  expect((await ana.call(noticeRoutes.list)).body).toMatchObject({ items: [{ kind: 'invitationAccepted' }] })
})

test('their account stays one: the same name, address and sessions, whichever family is shown', async () => {
  const { ana, kim } = await invited()
  const before = (await kim.call(accountRoutes.current)).body
  const familyId = await acceptAs(kim)
  taken(await kim.call(familyRoutes.choose, { body: { familyId } }))
  expect((await kim.call(accountRoutes.current)).body).toMatchObject({
    username: kim.who.username,
    email: kim.who.email,
    sessions: (before as { sessions: object[] }).sessions.map(() => ({})),
  })
  const { viewpoint } = await kim.familyNow()
  expect(await memberEmail(on.deps.scopes, viewpoint)).toBe(kim.who.email)
  taken(await kim.call(profileRoutes.rename, { body: { firstName: 'Sami', lastName: 'Keller' } }))
  expect((await ana.familyNow()).members).toMatchObject([{ firstName: 'Ana' }, { firstName: 'Sami' }])
  expect((await ana.call(historyRoutes.check)).body).toMatchObject({ broken: [] })
  await kim.browser.signIn(kim.who.username, password)
  expect(await kim.families()).toHaveLength(2)
})

test('neither family learns of the other one', async () => {
  const { ana, kim, answer } = await invited()
  const own = (await kim.familyNow()).viewpoint
  taken(await answer({ answer: 'accept' }))
  const { body } = await ana.call(historyRoutes.list)
  expect(JSON.stringify([body, await ana.familyNow()])).not.toContain(own)
})

test('with another address the inviter is asked first', async () => {
  const { ana, kim, answer, newest } = await invited(freshAddress())
  expect((await kim.call(routes.answerable)).body).toMatchObject({ fits: false, asked: false })
  expect(await answer({ answer: 'accept' })).toMatchObject({ status: 409, body: { exception: 'notAllowedNow' } })
  taken(await answer({ answer: 'ask' }))
  expect((await kim.call(routes.answerable)).body).toMatchObject({ fits: false, asked: true })
  const { id, version, otherEmail } = await newest()
  expect(otherEmail).toBe(kim.who.email)
  await deliver(on)
  const events = { ...routes.events, path: `/pub/v1/invitations/${id}/events` }
  taken(await ana.call(events, { body: { type: 'invitation.confirm', version } }))
  const [mail] = await deliver(on)
  expect(mail).toMatchObject({ recipient: kim.who.email })
  expect(await answer({ answer: 'accept' })).toMatchObject({ status: 404, body: { exception: 'linkOver' } })
  taken(await kim.browser.call(routes.openMailed, { body: { token: tokenIn(mail) } }))
  taken(await answer({ answer: 'accept' }))
  expect(await kim.families()).toHaveLength(2)
})

test('two parents who joined separately are linked when both agree, and nothing is merged', async () => {
  const { ana, kim, answer } = await invited()
  await recordAs(kim)
  const before = (await kim.familyNow()).id
  taken(await answer({ answer: 'accept' }))
  expect((await kim.familyNow()).id).toBe(before)
  expect((await kim.familyNow()).members).toMatchObject([{ joined: true }, { joined: false }])
  expect(await ana.families()).toHaveLength(1)
})

test('who opens their own invitation is told that it is for the other parent', async () => {
  const { ana, newest } = await invited()
  taken(
    await ana.call(
      { ...routes.events, path: `/pub/v1/invitations/${(await newest()).id}/events` },
      {
        body: { type: 'invitation.resend', version: (await newest()).version },
      },
    ),
  )
  const mail = (await deliver(on)).at(-1)
  taken(await ana.browser.call(routes.openMailed, { body: { token: tokenIn(mail) } }))
  expect((await ana.call(routes.answerable)).body).toMatchObject({ isOwn: true })
  for (const answer of ['accept', 'ask'])
    expect(await ana.call(routes.answerOpened, { body: { answer } })).toMatchObject({
      status: 409,
      body: { exception: 'ownInvitation' },
    })
  expect((await ana.call(routes.list)).body).toMatchObject({ items: [{ status: 'sent' }] })
})

test('it is declined with an account as without one', async () => {
  const { kim, answer, newest } = await invited()
  taken(await answer({ answer: 'decline', never: true }))
  expect(await newest()).toMatchObject({ status: 'declined' })
  expect(await kim.families()).toHaveLength(1)
  expect(await kim.call(routes.answerable)).toMatchObject({ status: 404, body: { exception: 'linkOver' } })
})

test('twice at once it is accepted once, and nobody has more families than there may be', async () => {
  const { kim, answer } = await invited()
  const statuses = (await Promise.all([answer({ answer: 'accept' }), answer({ answer: 'accept' })])).map(
    ({ status }) => status,
  )
  // The second one may find that the browser has no invitation any more.
  expect(statuses.toSorted()).toEqual([200, expect.toBeOneOf([404, 409])])
  expect(await kim.families()).toHaveLength(2)

  const full = await invited()
  const family = { country: 'US', children: [{ firstName: 'Leo' }], coparent: sam }
  for (let count = 1; count < limits.families; count++)
    taken(await full.kim.call(registrationRoutes.foundAnother, { body: family }))
  expect(await full.answer({ answer: 'accept' })).toMatchObject({ status: 409, body: { exception: 'tooMany' } })
})

test('a child who opens an invitation is refused in words', async () => {
  const { kim, answer } = await invited()
  await bySuperuser(on.database, "update person set user_type = 'child' where id = $1", [kim.personId])
  const refused = { status: 403, body: { exception: 'notAllowed' } }
  expect(await kim.call(routes.answerable)).toMatchObject(refused)
  expect(await answer({ answer: 'accept' })).toMatchObject(refused)
})

test('a family that is held takes no answer to its invitation', async () => {
  const { ana, kim, answer, newest } = await invited(freshAddress())
  const { id } = await ana.familyNow()
  await on.deps.scopes.asSystem(id, async (tx) => {
    const change = beginUnitOfWork(tx, id, on.clock.now())
    await holdFamily(change, { reason: 'A court asks' })
    await finishUnitOfWork(change, on.deps.enqueue)
  })
  const refused = { status: 409, body: { exception: 'familyHeld' } }
  const token = kim.browser.cookie('evenhand-invite') ?? ''
  expect(await answer({ answer: 'ask' })).toMatchObject(refused)
  expect(await answer({ answer: 'decline', never: true })).toMatchObject(refused)
  const browser = newBrowser(on)
  taken(await browser.call(routes.openMailed, { body: { token } }))
  const who = newcomer()
  await begin(browser, who)
  await answerAll(browser, who)
  expect(await send(browser, { type: 'registration.ask' })).toMatchObject(refused)
  expect(await browser.call(routes.declineMailed, { body: { token, never: false } })).toMatchObject(refused)
  expect(await newest()).toMatchObject({ status: 'sent', version: 1, otherEmail: null })
})
