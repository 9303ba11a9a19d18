import type { Page } from '@playwright/test'
import { demoPassword } from '#server/seed/accounts.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'

test.beforeEach(({ world }) => {
  // Nobody is signed in yet, so the server's first answer is a 401, which the console reports.
  world.watch.expect(/status of 401/)
})

/** Holds the app back, as a slow connection does, until the function that it returns is called. */
const holdBack = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/login-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Finds the parts of the form that stands in the page. */
const drawnIn = (page: Page) => {
  const form = page.locator('#sign-in')
  return {
    form,
    username: form.locator('[name=username]'),
    password: form.locator('[name=password]'),
    submit: form.locator('[type=submit]'),
  }
}

/** Returns where the parts of the question stand, in CSS pixels. */
const placesIn = (page: Page, under: string) =>
  page.evaluate((root) => {
    const parts = [...document.querySelectorAll<HTMLElement>(`${root} :is(h1, p, label, input, form button, form a)`)]
    return parts
      .filter((part) => part.offsetParent !== null && !part.closest('header, footer'))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return [part.tagName, part.innerText.replace(/\s+/g, ' '), x, y, width, height].join(' ')
      })
  }, under)

test('the form stands in the page before the app has started, where the app draws it', async ({ world }) => {
  const { login } = world.messages
  const { page, login: screen } = await world.stranger()
  const release = await holdBack(page)
  await screen.goto()
  await expect(screen.heading).toBeVisible()
  await expect(page.getByRole('textbox', { name: login.username() })).toBeVisible()
  await axe(page)
  await page.evaluate(() => document.fonts.ready)
  const drawn = await placesIn(page, '#sign-in')
  expect(drawn.length).toBeGreaterThan(10)
  release()
  await expect(page.locator('#sign-in')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await placesIn(page, '#root')).toEqual(drawn)
})

test('who sends the form before the app has started is signed in by it', { tag: '@main' }, async ({ world }) => {
  const { page, login: screen, home } = await world.stranger()
  const release = await holdBack(page)
  await screen.goto()
  const drawn = drawnIn(page)
  await drawn.username.fill(world.family.personOf('other').username)
  await drawn.password.fill(demoPassword)
  await drawn.password.press('Enter')
  await expect(page).toHaveURL(/\/app\/login$/)
  release()
  await expect(home.heading(names.other)).toBeVisible()
})

test('the app goes on where somebody is typing', async ({ world }) => {
  const { page, login: screen } = await world.stranger()
  const release = await holdBack(page)
  await screen.goto()
  const drawn = drawnIn(page)
  await drawn.username.fill('dana')
  await drawn.password.pressSequentially('half ')
  await drawn.password.press('Home')
  release()
  await expect(drawn.form).toHaveCount(0)
  await expect(screen.username).toHaveValue('dana')
  await expect(screen.password).toBeFocused()
  await page.keyboard.type('the ')
  await expect(screen.password).toHaveValue('the half ')
})

test('an empty form that was sent says what is missing', async ({ world }) => {
  const { page, login: screen } = await world.stranger()
  const release = await holdBack(page)
  await screen.goto()
  await drawnIn(page).submit.click()
  release()
  await expect(page.getByText(world.messages.errors.required())).toHaveCount(2)
})

for (const query of ['?reason=expired', '#link=a-link-of-a-mail'])
  test(`the form is not drawn where the app shows something else: ${query}`, async ({ world }) => {
    // Nobody was sent such a link.
    world.watch.expect(/status of 400/)
    const { page, login: screen } = await world.stranger()
    const release = await holdBack(page)
    await screen.goto(query)
    await expect(page.locator('#drawn')).toBeVisible()
    await expect(page.locator('#sign-in')).toBeHidden()
    release()
    await expect(page.locator('#drawn')).toBeHidden()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.locator('#sign-in')).toHaveCount(0)
  })
