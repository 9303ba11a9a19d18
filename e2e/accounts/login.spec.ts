import { devTexts } from '#src/features/dev/texts/dev-texts.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import { recorded } from '../support/scene.ts'

test.beforeEach(({ world }) => {
  // Nobody is signed in yet, so the server's first answer is a 401, which the console reports.
  world.watch.expect(/status of 401/)
})

test('Dana signs in with her username and password, and is at home', { tag: '@main' }, async ({ world }) => {
  const dana = await world.stranger()
  await dana.page.goto('/app/')
  await expect(dana.login.heading).toBeVisible()
  await axe(dana.page)
  await dana.login.signIn(world.family.personOf('other').username)
  await expect(dana.home.heading(names.other)).toBeVisible()
  await expect(dana.page).toHaveURL(/\/app\/home$/)
})

test('a wrong password is said without telling which part was wrong, and the right one still works', {
  tag: '@main',
}, async ({ world }) => {
  const { errors } = world.messages
  const dana = await world.stranger()
  const { username } = world.family.personOf('other')
  await dana.login.goto()
  await dana.login.submit.click()
  await expect(dana.page.getByText(errors.required())).toHaveCount(2)
  await expect(dana.login.username).toBeFocused()
  await dana.login.signIn(username, 'not-the-password-1')
  await expect(dana.login.problem).toContainText(errors.signInFailed())
  await axe(dana.page)
  await dana.login.signIn('nobody.at.all', 'not-the-password-1')
  await expect(dana.login.problem).toContainText(errors.signInFailed())
  await dana.login.signIn(username)
  await expect(dana.home.heading(names.other)).toBeVisible()
})

test('after five wrong tries the login rests, and says for how long', async ({ world }) => {
  const { login } = world.messages
  world.watch.expect(/status of 429/)
  const somebody = await world.stranger()
  const { username } = world.family.personOf('child')
  await somebody.login.goto()
  for (const wrong of ['first', 'second', 'third', 'fourth', 'fifth']) {
    const answered = somebody.page.waitForResponse('**/pub/v1/sign-in')
    await somebody.login.signIn(username, `${wrong}-try-1`)
    expect((await answered).status()).toBe(401)
    await expect(somebody.login.problem).toBeVisible()
  }
  await somebody.login.signIn(username, 'sixth-try-1')
  const notice = somebody.page.getByText(login.lockedTitle(), { exact: true })
  await expect(notice).toBeVisible()
  await expect(somebody.login.problem).toContainText(/1 min|5\d se/)
  await expect(somebody.login.submit).toBeDisabled()
  await axe(somebody.page)
})

test('a page that was asked for without a session is opened after signing in', async ({ world }) => {
  const { id, name } = await recorded(world)
  const dana = await world.stranger()
  await dana.expense.goto(id)
  await expect(dana.login.heading).toBeVisible()
  await dana.login.signIn(world.family.personOf('other').username)
  await expect(dana.expense.heading(name)).toBeVisible()
  await expect(dana.page).toHaveURL(new RegExp(`/app/expenses/${id}$`))
})

for (const next of ['//evil.example', 'https://evil.example/app/', '/\\evil.example', '/app/login'])
  test(`no link to the login leads elsewhere: ${next}`, async ({ world }) => {
    const dana = await world.stranger()
    await dana.login.goto(`?next=${encodeURIComponent(next)}`)
    await dana.login.signIn(world.family.personOf('other').username)
    await expect(dana.home.heading(names.other).or(dana.shell.notFound)).toBeVisible()
    expect(new URL(dana.page.url()).origin).toBe(world.server.url)
  })

test('whoever is signed in already is not asked again', async ({ world }) => {
  const dana = await world.as('other')
  await dana.login.goto()
  await expect(dana.home.heading(names.other)).toBeVisible()
})

test('one press signs in a demo person', async ({ world }) => {
  const somebody = await world.stranger()
  await somebody.page.goto('/app/testusers')
  await expect(somebody.page.getByRole('heading', { name: devTexts.testUsers(), level: 1 })).toBeVisible()
  await axe(somebody.page)
  await somebody.page.getByRole('button', { name: devTexts.signInAs({ name: 'Dana Reyes' }) }).click()
  await expect(somebody.home.heading('Dana')).toBeVisible()
})
