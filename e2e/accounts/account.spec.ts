import { productName } from '#i18n/product.ts'
import { demoPassword } from '#server/seed/accounts.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { keyboardOn } from '../support/keyboard.ts'

const fresh = 'Seven-quiet-lamps-2'

test('Dana finds her account by keyboard, and changes her password: every other device is signed out', async ({
  world,
}) => {
  world.watch.expect(/status of 40[01]/)
  const { account, errors, shell, login } = world.messages
  const [dana, tablet] = [await world.as('other'), await world.as('other')]
  await tablet.log.goto()
  await expect(tablet.log.heading).toBeVisible()
  await dana.log.goto()
  const hands = keyboardOn(dana.page)
  await dana.shell.goByKeyboard(hands, shell.toAccount())
  await expect(dana.page.getByRole('heading', { name: account.title(), level: 1 })).toBeFocused()
  await expect(dana.page.getByText(dana.username, { exact: true })).toBeVisible()
  await axe(dana.page)
  await hands.press(dana.page.getByRole('main').getByRole('link', { name: account.pages.security.title() }))
  await expect(dana.page.getByRole('heading', { name: account.pages.security.title(), level: 1 })).toBeFocused()
  await expect(dana.page.getByText(account.sessions.elsewhere()).first()).toBeVisible()
  await axe(dana.page)
  const [current, next] = [
    dana.page.getByLabel(account.password.current()),
    dana.page.getByLabel(account.password.next()),
  ]
  const submit = dana.page.getByRole('button', { name: account.password.submit() })
  await hands.type(current, 'Wrong-lamps-12')
  await hands.type(next, fresh)
  await hands.press(submit)
  await expect(dana.page.getByText(errors.wrongPassword())).toBeVisible()
  await expect(current).toBeFocused()
  await axe(dana.page)
  await hands.type(current, demoPassword)
  await hands.press(submit)
  await expect(dana.page.getByText(account.password.changed())).toBeVisible()
  await expect(dana.page.getByText(account.sessions.alone())).toBeVisible()
  await expect(tablet.page.getByRole('heading', { name: login.title(), level: 1 })).toBeVisible()
  await tablet.login.signIn(dana.username, fresh)
  await expect(tablet.log.heading).toBeVisible()
})

test('a time zone and colours are kept, each where it belongs', async ({ world }) => {
  const { account } = world.messages
  const dana = await world.as('other')
  await dana.page.goto('/app/account/profile')
  const zone = dana.page.getByRole('combobox', { name: account.settings.timeZone() })
  await zone.fill('Tijuana')
  await dana.page.getByRole('option', { name: 'America/Tijuana' }).click()
  await expect(dana.page.getByText(account.saved())).toBeVisible()
  await dana.page.getByRole('radio', { name: account.settings.schemes.dark() }).check({ force: true })
  await dana.page.reload()
  await expect(zone).toHaveValue('America/Tijuana')
  await expect(dana.page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await axe(dana.page)
})

test('Dana is told by mail of a new device, and signs it out from her own', async ({ world }) => {
  world.watch.expect(/status of 401/)
  const { account, login, mail } = world.messages
  const { subject } = mail.security.newDevice
  const dana = await world.as('other')
  const outbox = async () => {
    const mails: { to: string; subject: string }[] = await (await dana.page.request.get('/pub/v1/dev/outbox')).json()
    return mails.filter((one) => one.to.startsWith(dana.username) && one.subject === subject({ product: productName }))
  }
  await expect.poll(async () => (await outbox()).length).toBe(1)
  const tablet = await world.stranger()
  await tablet.login.goto()
  await tablet.login.signIn(dana.username)
  await expect(tablet.home.heading(dana.name)).toBeVisible()
  await expect.poll(async () => (await outbox()).length).toBe(2)

  await dana.page.goto('/app/account/security')
  const dialog = dana.page.getByRole('dialog', { name: account.sessions.askOne() })
  await axe(dana.page)
  await dana.page.getByRole('main').getByRole('listitem').getByRole('button').click()
  await expect(dialog).toBeVisible()
  await axe(dana.page)
  await dialog.getByRole('button', { name: account.sessions.endOne() }).click()
  await expect(dana.page.getByText(account.sessions.alone())).toBeVisible()
  await expect(tablet.page.getByRole('heading', { name: login.title(), level: 1 })).toBeVisible()
})
