import { expect, test } from '../fixtures.ts'
import { recoveryScreen } from '../pages/recovery.page.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import { addressIn, mailed } from '../support/mail.ts'

test.beforeEach(({ world }) => {
  // Nobody is signed in yet, so the server's first answer is a 401, which the console reports.
  world.watch.expect(/status of 401/)
})

test('a forgotten password: the link comes by mail, works once, and signs out every device', { tag: '@main' }, async ({
  world,
}) => {
  const { accountRecovery: texts, login, mail } = world.messages
  world.watch.expect(/status of 4(?:00|10)/)
  const { username } = world.family.personOf('other')
  const elsewhere = await world.as('other')
  await elsewhere.home.goto()
  const dana = await world.stranger()
  const screen = recoveryScreen(dana.page, world.messages)
  await dana.login.goto()
  await screen.follow(login.forgotPassword())
  await expect(screen.forgotPassword).toBeVisible()
  await axe(dana.page)
  await screen.username.fill(username)
  await screen.press(texts.forgotPassword.submit())
  await expect(screen.sent).toBeVisible()
  await axe(dana.page)
  const subject = mail.recovery.password.subject({ product: world.messages.productName() })
  const address = addressIn(await mailed(dana.page, `${username}@`, subject))
  await dana.page.goto(address)
  await expect(screen.reset).toBeVisible()
  await axe(dana.page)
  await screen.next.fill('Password-12345678')
  await screen.press(texts.reset.submit())
  await expect(dana.page.getByText(world.messages.errors.tooCommon())).toBeVisible()
  await screen.next.fill('Nine-quiet-lamps-4')
  await screen.press(texts.reset.submit())
  await expect(screen.done).toBeVisible()
  await axe(dana.page)
  await screen.follow(texts.reset.signIn())
  await dana.login.signIn(username, 'Nine-quiet-lamps-4')
  await expect(dana.home.heading(names.other)).toBeVisible()
  await expect(elsewhere.login.heading).toBeVisible()
  const again = await world.stranger()
  await again.page.goto(address)
  await expect(recoveryScreen(again.page, world.messages).ended).toBeVisible()
  await expect(again.page).toHaveURL(/\/app\/resetLinkExpired$/)
  await axe(again.page)
})

test('a link to sign in works at a press', async ({ world }) => {
  const { accountRecovery: texts, mail } = world.messages
  const { username } = world.family.personOf('other')
  const dana = await world.stranger()
  const screen = recoveryScreen(dana.page, world.messages)
  await dana.page.goto('/app/forgotPassword')
  await screen.username.fill(username)
  await screen.press(texts.forgotPassword.signIn())
  await expect(screen.sent).toBeVisible()
  const subject = mail.recovery.signIn.subject({ product: world.messages.productName() })
  await dana.page.goto(addressIn(await mailed(dana.page, `${username}@`, subject)))
  await expect(dana.page.getByText(texts.link.of({ username }))).toBeVisible()
  await axe(dana.page)
  await screen.press(texts.link.submit())
  await expect(dana.home.heading(names.other)).toBeVisible()
})

test('a forgotten username is mailed', async ({ world }) => {
  const { accountRecovery: texts, mail } = world.messages
  const { username } = world.family.personOf('other')
  const dana = await world.stranger()
  const screen = recoveryScreen(dana.page, world.messages)
  await dana.page.goto('/app/forgotUsername')
  await axe(dana.page)
  await screen.email.fill(`${username}@example.com`)
  await screen.press(texts.forgotUsername.submit())
  await expect(screen.sent).toBeVisible()
  const subject = mail.recovery.username.subject({ product: world.messages.productName() })
  expect(await mailed(dana.page, `${username}@`, subject)).toContain(`\n${username}\n`)
})

test('whoever has no account is told the same, and what they typed is still there in another tab', async ({
  world,
}) => {
  const { accountRecovery: texts } = world.messages
  const somebody = await world.stranger()
  const screen = recoveryScreen(somebody.page, world.messages)
  await somebody.page.goto('/app/forgotPassword')
  await screen.username.fill('nobody.at.all')
  await screen.press(texts.forgotPassword.submit())
  await expect(somebody.page.getByText(texts.sent.link({ typed: 'nobody.at.all' }))).toBeVisible()
  const tab = await somebody.tab()
  await tab.page.goto('/app/forgotPassword')
  await expect(recoveryScreen(tab.page, world.messages).username).toHaveValue('nobody.at.all')
})

test('a link opened where somebody else is signed in names its account, and signs that one in', async ({ world }) => {
  const { accountRecovery: texts, mail } = world.messages
  const { username } = world.family.personOf('other')
  const asking = await world.stranger()
  const screen = recoveryScreen(asking.page, world.messages)
  await asking.page.goto('/app/forgotPassword')
  await screen.username.fill(username)
  await screen.press(texts.forgotPassword.signIn())
  await expect(screen.sent).toBeVisible()
  const subject = mail.recovery.signIn.subject({ product: world.messages.productName() })
  const link = addressIn(await mailed(asking.page, `${username}@`, subject))
  const creator = await world.as('creator')
  await creator.home.goto()
  await expect(creator.home.heading(names.creator)).toBeVisible()
  await creator.page.goto(link)
  await expect(recoveryScreen(creator.page, world.messages).signsIn(username)).toBeVisible()
  await recoveryScreen(creator.page, world.messages).press(texts.link.submit())
  await expect(creator.home.heading(names.other)).toBeVisible()
})
