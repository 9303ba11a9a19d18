import { expect, test } from '../fixtures.ts'
import { passwordScreen } from '../pages/password.page.ts'
import { axe } from '../support/axe.ts'

test('Dana changes her name, and Sam sees it at once and finds it in the record', async ({ world }) => {
  const { account, history } = world.messages
  const [dana, sam] = [await world.as('other'), await world.as('creator')]
  await sam.page.goto('/app/account')
  await dana.page.goto('/app/account/profile')
  await axe(dana.page)
  await dana.page.getByLabel(account.name.firstName(), { exact: true }).fill('Daniela')
  await dana.page.getByRole('button', { name: account.form.save(), exact: true }).first().click()
  await expect(dana.page.getByText(account.saved())).toBeVisible()
  await expect(sam.page.getByRole('main').getByText(/Daniela/)).toBeVisible()
  await sam.page.goto('/app/history')
  await expect(sam.page.getByRole('heading', { name: history.title(), level: 1 })).toBeVisible()
  await expect(sam.page.getByText(account.events.renamed.name({ actor: 'Daniela', was: dana.name }))).toBeVisible()
})

test('Dana says where she can be reached, and signs in with another username', async ({ world }) => {
  // The first answer asks for the password, and a stranger has no session.
  world.watch.expect(/status of 40[13]/)
  const { account } = world.messages
  const { reach, name } = account
  const dana = await world.as('other')
  await dana.page.goto('/app/account/profile')
  // A family of another country begins with its own, which has no list of states.
  await dana.page.getByLabel(reach.country(), { exact: true }).selectOption('US')
  await dana.page.getByLabel(reach.line1(), { exact: true }).fill('1 Main St')
  await dana.page.getByLabel(reach.city(), { exact: true }).fill('Albany')
  await dana.page.getByLabel(reach.state(), { exact: true }).selectOption('NY')
  await dana.page.getByLabel(reach.zip(), { exact: true }).fill('12207')
  await dana.page.getByRole('button', { name: account.form.save(), exact: true }).last().click()
  await expect(dana.page.getByText(account.saved())).toBeVisible()
  await dana.page.reload()
  await expect(dana.page.getByLabel(reach.city(), { exact: true })).toHaveValue('Albany')
  const fresh = `_${dana.username}`.slice(0, 30)
  await dana.page.getByLabel(name.username(), { exact: true }).fill(fresh)
  await dana.page.getByRole('button', { name: name.usernameSubmit(), exact: true }).click()
  await passwordScreen(dana.page, world.messages).give()
  await expect(dana.page.getByText(account.saved())).toBeVisible()
  const there = await world.stranger()
  await there.login.goto()
  await there.login.signIn(fresh)
  await expect(there.home.heading(dana.name)).toBeVisible()
})
