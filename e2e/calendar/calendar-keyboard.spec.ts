import type { Locator, Page } from '@playwright/test'
import { addMs, type WallTime, wallOf } from '#domain/time.ts'
import { expect, test } from '../fixtures.ts'
import { calendarScreen } from '../pages/calendar/calendar.page.ts'
import { names } from '../support/family.ts'
import { keyboardOn } from '../support/keyboard.ts'

const hour = 3_600_000

/** Types a time into the browser's own field, part by part. Its parts are in the order of the browser, whatever the page's language. */
const typeMoment = async (page: Page, field: Locator, wall: WallTime): Promise<void> => {
  await keyboardOn(page).reach(field)
  const [year = '', month = '', day = '', hours = '', minutes = ''] = wall.split(/[-T:]/)
  await page.keyboard.type(`${month}${day}${year}`)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type(`${String(Number(hours) % 12 || 12).padStart(2, '0')}${minutes}`)
  await page.keyboard.type(Number(hours) < 12 ? 'A' : 'P')
  await expect(field).toHaveValue(wall)
}

/** Moves through radio buttons until one is chosen. */
const choose = async (page: Page, group: Locator, choice: Locator): Promise<void> => {
  await keyboardOn(page).reach(group.getByRole('radio', { checked: true }))
  for (let presses = 0; presses < 20 && !(await choice.isChecked()); presses += 1)
    await page.keyboard.press('ArrowRight')
  await expect(choice).toBeChecked()
}

test('a 2-2-3 is recorded, its days are read, and a change is asked for, countered and approved by keyboard alone', async ({
  world,
}) => {
  test.slow()
  const { calendar, changeRequests: requests, parentingSchedules: schedules } = world.messages
  const [sam, dana] = [(await world.as('creator')).page, (await world.as('other')).page]
  const [his, hers] = [calendarScreen(sam, world.messages), calendarScreen(dana, world.messages)]
  const wall = (hours: number) => wallOf(addMs(world.server.deps.clock.now(), hours * hour), world.family.timeZone)

  await test.step('Sam records the schedule', async () => {
    const hands = keyboardOn(sam)
    await sam.goto('/app/calendar')
    await hands.press(sam.getByRole('link', { name: calendar.empty.action() }))
    await hands.type(his.field(schedules.form.name()), 'School year')
    const pattern = sam.getByRole('radio', { name: schedules.form.patterns['2-2-3'](), exact: true })
    await choose(sam, sam.getByRole('group').filter({ has: pattern }).last(), pattern)
    await hands.reach(his.field(schedules.form.starts()))
    const [year, month, day] = wall(0).slice(0, 10).split('-')
    await sam.keyboard.type(`${month}${day}${year}`)
    await hands.press(his.button(schedules.form.add()))
    await expect(sam.getByRole('heading', { name: 'School year', level: 3 })).toBeVisible()
  })

  await test.step('Dana confirms it, and walks through the days', async () => {
    const hands = keyboardOn(dana)
    await dana.goto('/app/calendar/schedules')
    await hands.press(hers.button(schedules.action.confirm()))
    const dialog = dana.getByRole('dialog')
    await hands.press(dialog.getByRole('button', { name: schedules.dialogs.confirm.action(), exact: true }))
    await expect(dialog).toHaveCount(0)
    await hands.press(dana.getByRole('main').getByRole('link', { name: calendar.area(), exact: true }))
    const day = dana.getByRole('grid').locator('[role=gridcell][tabindex="0"]')
    await hands.reach(day)
    const first = await day.getAttribute('data-date')
    await dana.keyboard.press('ArrowRight')
    await dana.keyboard.press('ArrowDown')
    await expect(day).toBeFocused()
    expect(await day.getAttribute('data-date')).not.toBe(first)
    await dana.keyboard.press('Enter')
    await expect(dana.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeFocused()
    await hands.press(dana.getByRole('main').locator('summary').first())
    await expect(dana.getByText('School year').first()).toBeVisible()
  })

  await test.step('Sam asks for a day', async () => {
    const hands = keyboardOn(sam)
    await sam.goto('/app/calendar/changes')
    await hands.press(sam.getByRole('link', { name: requests.add() }).first())
    await typeMoment(sam, his.field(requests.form.from()), wall(240))
    await typeMoment(sam, his.field(requests.form.until()), wall(264))
    await hands.type(his.field(requests.form.reason()), 'My sister visits')
    await typeMoment(sam, his.field(requests.form.expires()), wall(72))
    await hands.press(his.button(requests.form.submit({ name: names.other })))
    await expect(sam.getByRole('heading', { name: requests.title(), level: 1 })).toBeVisible()
  })

  await test.step('Dana proposes another end, and Sam approves it', async () => {
    await dana.goto('/app/calendar/changes')
    const asked = dana.getByRole('list', { name: requests.title() }).getByRole('link').first()
    await keyboardOn(dana).press(asked)
    await keyboardOn(dana).press(dana.getByRole('link', { name: requests.action.counter(), exact: true }))
    await typeMoment(dana, hers.field(requests.form.until()), wall(262))
    await keyboardOn(dana).type(hers.field(requests.form.reason()), 'Please bring them back earlier')
    await keyboardOn(dana).press(hers.button(requests.form.counter()))
    await expect(dana.getByRole('heading', { name: requests.title(), level: 1 })).toBeVisible()
    const hands = keyboardOn(sam)
    await hands.press(sam.getByRole('list', { name: requests.title() }).getByRole('link').first())
    await hands.press(his.button(requests.action.approve()))
    const dialog = sam.getByRole('dialog')
    await hands.press(dialog.getByRole('button', { name: requests.dialogs.approve.action(), exact: true }))
    await expect(his.status('approved')).toBeVisible()
  })
})
