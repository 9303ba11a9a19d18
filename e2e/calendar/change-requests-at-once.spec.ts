import { changeRequestRoutes, type NewChangeRequest } from '#contract/calendar/change-requests.ts'
import { familyRoutes } from '#contract/families.ts'
import { addMs } from '#domain/time.ts'
import { expect, test } from '../fixtures.ts'
import { calendarScreen } from '../pages/calendar/calendar.page.ts'
import { anotherProcess } from '../support/process.ts'
import type { World } from '../support/world.ts'

const hour = 3_600_000

/** One parent asks for a day in ten days; both ask for the same one. */
const asked = async (world: World, role: 'creator' | 'other'): Promise<string> => {
  const [api, now] = [await world.api(role), world.server.deps.clock.now()]
  const { children } = await api.call(familyRoutes.current, {})
  const body: NewChangeRequest = {
    kind: 'request',
    childIds: children.map(({ id }) => id),
    times: [{ parentId: world.family.personOf(role).id, from: addMs(now, 240 * hour), until: addMs(now, 264 * hour) }],
    reason: 'My sister visits',
    expiresAt: addMs(now, 72 * hour),
  }
  return (await api.call(changeRequestRoutes.ask, { body })).id
}

test('of two overlapping requests that are approved at once in two processes, one wins, and the other is shown as it is now', async ({
  world,
}) => {
  test.slow()
  const { changeRequests } = world.messages
  const second = await anotherProcess(world.server)
  const pages = [(await world.as('creator')).page, (await world.as('other', { url: second.url })).page]
  const ids = [await asked(world, 'other'), await asked(world, 'creator')]
  const screens = pages.map((page) => calendarScreen(page, world.messages))
  world.watch.expect(/status of 409/)
  for (const [index, screen] of screens.entries()) {
    await screen.page.goto(`/app/calendar/changes/${ids[index]}`)
    await screen.button(changeRequests.action.approve()).click()
  }
  await Promise.all(screens.map((screen) => screen.answer(changeRequests.dialogs.approve.action())))
  const changed = changeRequests.dialogs.changed()
  const lost = async (page: (typeof pages)[number]) => {
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(changed).or(page.getByText(changeRequests.done.approve())).first()).toBeVisible()
    return dialog.getByText(changed).isVisible()
  }
  const losers = await Promise.all(pages.map(lost))
  expect(losers.toSorted()).toEqual([false, true])
  for (const page of pages.filter((_, index) => losers[index]))
    await expect(page.getByText(changeRequests.turn.notFree())).toBeVisible()
  for (const page of pages) await page.context().close()
  await second.stop()
})
