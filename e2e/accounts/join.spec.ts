import { expect, test } from '../fixtures.ts'
import { joinScreen } from '../pages/join/join.page.ts'
import { axe } from '../support/axe.ts'
import { type Newcomer, newcomer } from '../support/joining.ts'
import { addressIn, mailed } from '../support/mail.ts'
import { personTimeIn } from '../support/person-time.ts'
import type { World } from '../support/world.ts'

test.beforeEach(({ world }) => {
  // Nobody has begun to join yet, so the server's first answer is a 404, which the console reports.
  world.watch.expect(/status of 40[14]/)
})

const browserIn = async (world: World) => {
  const somebody = await world.stranger()
  return { ...somebody, join: joinScreen(somebody.page, world.messages) }
}
type Joiner = Awaited<ReturnType<typeof browserIn>>

/** Answers the first two questions. */
const begin = async ({ join }: Joiner, who: Newcomer) => {
  await join.goto()
  await expect(join.start).toBeVisible()
  await join.fillStart(who)
  await join.next()
  await expect(join.parent).toBeVisible()
}

test('two parents join from nothing, one by the invitation of the other, and share an expense', {
  tag: '@main',
}, async ({ world }) => {
  const { joining: texts, mail } = world.messages
  const product = world.messages.productName()
  const [ana, ben] = [newcomer('Ana', 'Diaz'), newcomer('Ben', 'Costa')]
  const first = await browserIn(world)
  const firstTime = await personTimeIn(first.context)
  await begin(first, ana)
  await axe(first.page)
  await first.join.fillParent()
  await first.join.next()
  await expect(first.join.children).toBeVisible()
  await axe(first.page)
  await first.join.field(texts.childList.firstName()).fill('Mia')
  await first.join.next()
  await expect(first.join.security).toBeVisible()
  await first.join.fillSecurity(ana.username)
  await axe(first.page)
  await first.join.next()
  await expect(first.join.coparent).toBeVisible()
  await axe(first.page)
  await first.join.fillCoparent(ben)
  await first.join.press(texts.coparent.submit())
  await expect(first.join.heading(texts.done.title({ name: 'Ana' }))).toBeVisible()
  await axe(first.page)
  await first.page.getByRole('link', { name: texts.done.open({ product }) }).click()
  await expect(first.home.heading('Ana')).toBeVisible()

  await first.form.goto()
  await first.form.fill({ name: 'Winter boots', amount: '80', category: 'general', children: ['Mia'] })
  await first.form.save.click()
  await expect(first.page.getByText('Winter boots').first()).toBeVisible()

  const second = await browserIn(world)
  const secondTime = await personTimeIn(second.context)
  const subject = mail.join.invite.subject({ inviter: 'Ana Diaz', product })
  await second.page.goto(addressIn(await mailed(second.page, ben.email, subject)))
  await expect(second.join.heading(texts.invitation.title({ name: 'Ana', product }))).toBeVisible()
  await expect(second.page.getByText('Diaz')).toHaveCount(0)
  await axe(second.page)
  await second.join.press(texts.invitation.accept({ name: 'Ana' }))
  await expect(second.join.heading(texts.start.invitedTitle({ name: 'Ana', product }))).toBeVisible()
  await expect(second.join.field(texts.start.email())).toHaveValue(ben.email)
  await second.join.fillStart(ben)
  await second.join.next()
  await second.join.fillParent()
  await second.join.next()
  await second.join.fillSecurity(ben.username)
  await second.join.next()
  await expect(second.join.heading(texts.coparent.joinTitle({ name: 'Ana' }))).toBeVisible()
  await second.join.press(texts.coparent.submit())
  await expect(second.join.heading(texts.done.title({ name: 'Ben' }))).toBeVisible()
  await second.page.goto('/app/expenses')
  await second.page
    .getByRole('link', { name: /Winter boots/ })
    .first()
    .click()
  await expect(second.expense.heading('Winter boots')).toBeVisible()
  for (const spent of [firstTime(), secondTime()]) {
    expect(spent).toBeGreaterThan(30)
    expect(spent).toBeLessThan(180)
  }
})

test('a taken username is said at its field, and the rest stays', async ({ world }) => {
  const { errors, joining: texts } = world.messages
  world.watch.expect(/status of 4(?:00|22)/)
  const ana = await browserIn(world)
  await begin(ana, newcomer('Ana', 'Diaz'))
  await ana.join.fillParent()
  await ana.join.next()
  await ana.join.field(texts.childList.firstName()).fill('Mia')
  await ana.join.next()
  await ana.join.fillSecurity(world.family.personOf('other').username)
  await ana.join.next()
  await expect(ana.page.getByText(errors.usernameTaken())).toBeVisible()
  await expect(ana.join.field(texts.security.username())).toBeFocused()
})

test('an address that has an account is told so in the mail alone', async ({ world }) => {
  const { joining: texts, mail } = world.messages
  const product = world.messages.productName()
  const { username } = world.family.personOf('other')
  const ana = await browserIn(world)
  await begin(ana, { ...newcomer('Ana', 'Diaz'), email: `${username}@example.com` })
  const text = await mailed(ana.page, username, mail.join.duplicate.subject({ product }))
  await ana.page.goto(/https?:\/\/\S+\/join\/duplicate/.exec(text)?.[0] ?? '')
  await expect(ana.join.heading(texts.duplicate.title())).toBeVisible()
  await axe(ana.page)
  await ana.page.getByRole('link', { name: texts.duplicate.signIn(), exact: true }).click()
  await expect(ana.login.heading).toBeVisible()
})

test('a reload, Back and another tab keep what was typed', async ({ world }) => {
  const { joining: texts } = world.messages
  world.watch.expect(/status of 409/)
  const ana = await browserIn(world)
  await begin(ana, newcomer('Ana', 'Diaz'))
  await ana.join.field(texts.parent.line1()).fill('7 Hill Road')
  await ana.page.reload()
  await expect(ana.join.parent).toBeVisible()
  await expect(ana.join.field(texts.parent.line1())).toHaveValue('7 Hill Road')
  const other = joinScreen((await ana.tab()).page, world.messages)
  await other.goto()
  await expect(other.parent).toBeVisible()
  await other.fillParent()
  await other.next()
  await expect(other.children).toBeVisible()
  await ana.join.fillParent()
  await ana.join.field(texts.parent.line1()).fill('7 Hill Road')
  await ana.join.next()
  await expect(ana.join.problem).toBeVisible()
  await expect(ana.join.field(texts.parent.line1())).toHaveValue('7 Hill Road')
  await ana.join.next()
  await expect(ana.join.children).toBeVisible()
  await ana.page.goBack()
  await expect(ana.join.parent).toBeVisible()
  await expect(ana.join.field(texts.parent.line1())).toHaveValue('7 Hill Road')
})

test('another device goes on by the mailed link and a code', async ({ world }) => {
  const { joining: texts, mail } = world.messages
  const product = world.messages.productName()
  const who = newcomer('Ana', 'Diaz')
  const here = await browserIn(world)
  await begin(here, who)
  const there = await browserIn(world)
  await there.page.goto(addressIn(await mailed(there.page, who.email, mail.join.begun.subject({ product }))))
  await expect(there.join.heading(texts.resume.title())).toBeVisible()
  await axe(there.page)
  await there.join.press(texts.resume.send())
  const code = /\b\d{6}\b/.exec(await mailed(there.page, who.email, mail.join.code.subject({ product })))?.[0] ?? ''
  await there.join.field(texts.resume.code()).fill(code)
  await there.join.next()
  await expect(there.join.parent).toBeVisible()
  await there.join.back()
  await expect(there.join.field(texts.start.email())).toHaveValue(who.email)
})
