import { expect, test } from '../fixtures.ts'
import { childrenScreen } from '../pages/children.page.ts'
import { joinScreen } from '../pages/join/join.page.ts'
import { axe } from '../support/axe.ts'
import { invitedBy, newcomer, signedIn } from '../support/joining.ts'
import { addressIn, mailed } from '../support/mail.ts'

test.beforeEach(({ world }) => {
  // Nobody has begun to join yet, so the server's first answer is a 404, which the console reports.
  world.watch.expect(/status of 40[149]/)
})

test('an inviter corrects the address, and the other parent joins with another one once that is confirmed', async ({
  world,
}) => {
  const { invitations: texts, home, joining, mail } = world.messages
  const product = world.messages.productName()
  const [ana, ben] = [newcomer('Ana', 'Diaz'), newcomer('Ben', 'Costa')]
  const wrong = newcomer('Ben', 'Costa')
  await invitedBy(world, ana, { firstName: 'Ben', lastName: 'Costa', email: wrong.email })
  const { page } = await signedIn(world, ana)
  await page.getByRole('link', { name: 'Ben', exact: true }).click()
  await expect(page.getByRole('heading', { name: texts.sent.title({ name: 'Ben' }) })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: texts.actions.correct(), exact: true }).click()
  const invited = `family.${ben.email}`
  await page.getByLabel(texts.form.newEmail()).fill(invited)
  await page.getByRole('button', { name: texts.form.correctSend() }).click()
  await expect(page.getByText(invited)).toBeVisible()

  const other = await world.stranger()
  const join = joinScreen(other.page, world.messages)
  const subject = mail.join.invite.subject({ inviter: 'Ana Diaz', product })
  await other.page.goto(addressIn(await mailed(other.page, invited, subject)))
  await join.press(joining.invitation.accept({ name: 'Ana' }))
  await join.fillStart(ben)
  await join.next()
  await join.fillParent()
  await join.next()
  await join.fillSecurity(ben.username)
  await join.next()
  await expect(join.heading(joining.waiting.title({ name: 'Ana' }))).toBeVisible()
  await join.press(joining.waiting.ask({ name: 'Ana' }))

  await expect(page.getByRole('heading', { name: texts.word.title({ name: 'Ben' }) })).toBeVisible()
  await expect(page.getByText(ben.email, { exact: true })).toBeVisible()
  await axe(page)
  await page.goto('/app/home')
  await expect(page.getByText(home.coparent.why.word({ name: 'Ben' }))).toBeVisible()
  await page.getByRole('link', { name: 'Ben', exact: true }).click()
  await page.getByRole('button', { name: texts.word.confirm({ name: 'Ben' }) }).click()
  await page.getByRole('button', { name: texts.dialogs.confirm.action() }).click()
  await expect(page.getByText(texts.done.confirm())).toBeVisible()

  await other.page.goto(addressIn(await mailed(other.page, ben.email, mail.join.confirmed.subject({ product }))))
  await join.press(joining.invitation.accept({ name: 'Ana' }))
  await expect(join.heading(joining.coparent.joinTitle({ name: 'Ana' }))).toBeVisible()
  await join.press(joining.coparent.submit())
  await expect(join.heading(joining.done.title({ name: 'Ben' }))).toBeVisible()
  await expect(page.getByRole('heading', { name: texts.joined.title({ name: 'Ben' }) })).toBeVisible()
})

test('an account accepts an invitation, has two families, and two tabs never act in the wrong one', async ({
  world,
}) => {
  const { invitations: texts, shell, joining, mail } = world.messages
  const product = world.messages.productName()
  const [ana, ben] = [newcomer('Ana', 'Diaz'), newcomer('Ben', 'Costa')]
  await invitedBy(world, ben, { firstName: 'Kim', lastName: 'Hart', email: newcomer('Kim', 'Hart').email })
  await invitedBy(world, ana, { firstName: 'Ben', lastName: 'Costa', email: ben.email })
  const one = await signedIn(world, ben)
  const subject = mail.join.invite.subject({ inviter: 'Ana Diaz', product })
  await one.page.goto(addressIn(await mailed(one.page, ben.email, subject)))
  await one.page.getByRole('link', { name: joining.invitation.account() }).click()
  await expect(one.page.getByRole('heading', { name: texts.opened.accepts({ name: 'Ana' }) })).toBeVisible()
  await expect(one.page.getByText(texts.opened.empty())).toBeVisible()
  await axe(one.page)
  const two = await one.tab()
  const children = childrenScreen(two.page, world.messages)
  await children.goto()
  await children.add.click()
  await children.firstName.fill('Nora')

  await one.page.getByRole('button', { name: texts.opened.accept(), exact: true }).click()
  await expect(one.page).toHaveURL(/\/app\/home/)
  const title = two.page.getByRole('heading', { name: shell.otherFamily.title() })
  await expect(title).toBeVisible()
  await axe(two.page)
  await two.page.getByRole('button', { name: shell.otherFamily.stay({ name: 'Ben Costa & Kim Hart' }) }).click()
  await expect(title).toHaveCount(0)
  await expect(children.firstName).toHaveValue('Nora')
  await children.save()
  await expect(children.child('Nora')).toBeVisible()
})

test('two parents who joined separately are linked when one invites and the other accepts', async ({ world }) => {
  const { invitations: texts, joining, mail } = world.messages
  const product = world.messages.productName()
  const [ana, ben] = [newcomer('Ana', 'Diaz'), newcomer('Ben', 'Costa')]
  await invitedBy(world, ana, { firstName: 'Ben', lastName: 'Costa', email: null })
  await invitedBy(world, ben, { firstName: 'Ana', lastName: 'Diaz', email: null })
  const inviter = await signedIn(world, ana)
  await inviter.page.goto('/app/account/coparent')
  await inviter.page.getByRole('button', { name: texts.none.account({ name: 'Ben' }), exact: true }).click()
  await expect(inviter.page.getByRole('dialog')).toBeVisible()
  await axe(inviter.page)
  await inviter.page.getByLabel(texts.form.accountEmail(), { exact: true }).fill(ben.email)
  await inviter.page.getByRole('button', { name: texts.form.send(), exact: true }).click()
  await expect(inviter.page.getByText(texts.sent.account({ name: 'Ben' }))).toBeVisible()
  await axe(inviter.page)

  const other = await signedIn(world, ben)
  const subject = mail.join.invite.subject({ inviter: 'Ana Diaz', product })
  await other.page.goto(addressIn(await mailed(other.page, ben.email, subject)))
  await other.page.getByRole('link', { name: joining.invitation.account() }).click()
  await expect(other.page.getByText(texts.opened.empty())).toBeVisible()
  await other.page.getByRole('button', { name: texts.opened.accept(), exact: true }).click()
  await expect(other.page).toHaveURL(/\/app\/home/)
  await expect(inviter.page.getByRole('heading', { name: texts.joined.title({ name: 'Ben' }) })).toBeVisible()
})
