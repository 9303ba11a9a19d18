import type { Locator, Page } from '@playwright/test'
import { uiTexts } from '#src/features/dev/texts/ui.ts'
import { expect, test } from '../fixtures.ts'
import { overflowOf, tooSmallIn, unseenFocusOn } from '../pages/blocks.page.ts'
import { axe } from '../support/axe.ts'
import type { World } from '../support/world.ts'

const address = '/app/dev/ui'

const opened = async (world: World, options: NonNullable<Parameters<World['as']>[1]>['options'] = {}, at = address) => {
  const { page } = await world.as('other', { options })
  await page.goto(at)
  await expect(page.getByRole('link', { name: uiTexts.title() }).or(heading(page)).first()).toBeVisible({
    timeout: 30_000,
  })
  if (at === address) await allGroups(page)
  return page
}

/** The groups are rendered after their headings. */
const allGroups = async (page: Page) => {
  for (const name of Object.values(uiTexts.section)) {
    const group = page.getByRole('region', { name: name(), exact: true })
    await expect(group.getByRole('heading', { level: 3 }).first()).toBeVisible({ timeout: 30_000 })
  }
}

const heading = (page: Page) => page.getByRole('heading', { name: uiTexts.title(), level: 1 })

for (const colorScheme of ['light', 'dark'] as const) {
  const tag = colorScheme === 'light' ? ['@main'] : []
  test(`every block in every state holds to WCAG in the ${colorScheme}`, { tag }, async ({ world }) => {
    test.slow()
    await axe(await opened(world, { colorScheme }))
  })

  test(`so does every frame in the ${colorScheme}`, async ({ world }) => {
    for (const frame of ['app', 'auth', 'public']) {
      const page = await opened(world, { colorScheme }, `${address}?frame=${frame}`)
      await expect(page.getByRole('main')).toBeVisible()
      await axe(page)
    }
  })
}

test('an empty box has the ground of a text field in the dark, and a checked one the colour of a button', async ({
  world,
}) => {
  const page = await opened(world, { colorScheme: 'dark' })
  const group = page.getByRole('region', { name: uiTexts.section.fields(), exact: true })
  const groundOf = (block: Locator) => block.first().evaluate((one) => getComputedStyle(one).backgroundColor)
  const box = page.getByRole('checkbox', { disabled: false })
  const field = await groundOf(group.getByRole('textbox'))
  expect(await groundOf(box.and(page.locator(':not(:checked)')))).toBe(field)
  const button = await groundOf(page.locator('button[data-variant=primary]:enabled'))
  expect(await groundOf(box.and(page.locator(':checked')))).toBe(button)
})

for (const width of [320, 390, 768, 1360, 2560])
  test(`no block is wider than ${width} pixels`, { tag: width === 320 ? ['@main'] : [] }, async ({ world }) => {
    const page = await opened(world, { viewport: { width, height: 900 } })
    expect(await overflowOf(page)).toEqual([])
    expect(await tooSmallIn(page), 'targets').toEqual([])
  })

test('nor than a desk whose reader needs everything twice as large', async ({ world }) => {
  const page = await opened(world, { viewport: { width: 680, height: 450 } })
  expect(await overflowOf(page)).toEqual([])
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await overflowOf(page), 'with text alone twice as large').toEqual([])
})

test('whoever goes by keyboard always sees where they are', async ({ world }) => {
  test.slow()
  const page = await opened(world)
  const { stops, unseen } = await unseenFocusOn(page)
  expect(stops).toBeGreaterThan(100)
  expect(unseen).toEqual([])
})

test('in forced colours what can be pressed has an edge, and what is chosen is marked', async ({ world }) => {
  test.slow()
  const page = await opened(world, { forcedColors: 'active' })
  const edges = await page.locator('button[data-variant]').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor, color } = getComputedStyle(button)
      const apart = ![borderTopColor, color].includes(backgroundColor)
      return borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 1 && apart
    }),
  )
  expect(edges.length).toBeGreaterThan(70)
  expect(edges).not.toContain(false)
  const chosen = page.locator('label:has(:checked[type=radio])').first()
  await expect(chosen).toHaveCSS('outline-style', 'solid')
  // The device chooses colours here, but axe reads the text's fill, which Chromium still reports as ours.
  await axe(page, { but: ['color-contrast'] })
})

test('with reduced motion nothing turns, slides or changes slowly', async ({ world }) => {
  test.slow()
  const moving = async (reducedMotion: 'reduce' | 'no-preference') => {
    const page = await opened(world, { reducedMotion })
    await page.getByRole('button', { name: uiTexts.dialog.small() }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const seen = await page.evaluate(() => {
      const names = document
        .getAnimations()
        .map((one) => (one instanceof CSSAnimation ? one.animationName : 'transition'))
      const slow = [...document.querySelectorAll('button')].some(
        (button) => Number.parseFloat(getComputedStyle(button).transitionDuration) > 0,
      )
      return [...new Set(names), slow]
    })
    await page.context().close()
    return seen
  }
  expect(await moving('no-preference')).toEqual(expect.arrayContaining(['spin', true]))
  expect((await moving('reduce')).filter((name) => name !== 'pulse')).toEqual([false])
})

test('dark is chosen on the page, and there from the first paint of the next one', async ({ world }) => {
  const page = await opened(world, { colorScheme: 'light' })
  await page.getByRole('radio', { name: uiTexts.scheme.dark() }).check()
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
})
