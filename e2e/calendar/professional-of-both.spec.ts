import { parentingScheduleRoutes } from '#contract/calendar/parenting-schedules.ts'
import { familyRoutes } from '#contract/families.ts'
import { changesOfNights } from '#domain/parenting-time/patterns.ts'
import { addDays, dateIn } from '#domain/time.ts'
import { expect, test } from '../fixtures.ts'
import { calendarScreen } from '../pages/calendar/calendar.page.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'

const { other: Dana, creator: Sam, professional: Pat } = names

test.describe('with access from both parents', () => {
  test.use({ looksAs: 'both' })

  test('Pat records a 2-2-3, Dana confirms it, Sam disputes it, and Pat sees both', { tag: '@main' }, async ({
    world,
  }) => {
    const { families, parentingSchedules, holidays, shell } = world.messages
    const { card, action } = parentingSchedules
    const [pat, dana, sam] = [await world.as('professional'), await world.as('other'), await world.as('creator')]
    const [theirs, hers, his] = [pat, dana, sam].map(({ page }) => calendarScreen(page, world.messages))
    if (!theirs || !hers || !his) throw new Error('somebody has no screen')
    const tomorrow = addDays(dateIn(world.server.deps.clock.now(), world.family.timeZone), 1)

    await pat.page.goto('/app/calendar/schedules')
    await expect(pat.page.getByRole('link', { name: parentingSchedules.add() })).toHaveCount(0)
    await pat.page.getByRole('link', { name: shell.viewingBack() }).click()
    await expect(pat.page.getByRole('heading', { name: families.cases.title(), level: 1 })).toBeVisible()
    await axe(pat.page)
    await theirs.button(families.cases.newSchedule()).click()
    await expect(pat.page.getByText(parentingSchedules.form.newTextBoth({ first: Dana, second: Sam }))).toBeVisible()
    await axe(pat.page)
    await theirs.addSchedule('School year', '2-2-3', tomorrow)
    await expect(theirs.button(parentingSchedules.action.delete())).toBeVisible()
    await expect(theirs.button(action.confirm())).toHaveCount(0)

    await hers.confirmSchedule()
    await expect(
      dana.page.getByText(`${card.recordedBy({ name: Pat })}. ${card.youConfirmed()}.`, { exact: true }),
    ).toBeVisible()
    await his.disputeSchedule('We said Fridays')
    await expect(sam.page.getByText(`${card.youDisputed()}.`, { exact: true })).toBeVisible()
    await axe(sam.page)

    await expect(
      pat.page.getByText(`${card.recordedByYou()}. ${card.confirmed({ name: Dana })}.`, { exact: true }),
    ).toBeVisible()
    await expect(pat.page.getByText(`${card.disputed({ name: Sam })}.`, { exact: true })).toBeVisible()
    await expect(pat.page.getByText('We said Fridays')).toBeVisible()
    await axe(pat.page)

    await theirs.addThanksgiving('Thanksgiving', Dana)
    await expect(theirs.button(holidays.action.delete())).toBeVisible()
    await axe(pat.page)
  })

  test('an access that ends while Pat looks leads to My Cases, which says so and leads on', async ({ world }) => {
    const { families, shell } = world.messages
    const { page } = await world.as('professional')
    await page.goto('/app/calendar')
    await expect(page.getByText(shell.viewingAs({ name: Dana }))).toBeVisible()
    world.watch.expect(/status of 403 .*\/pub\/v1\//)
    await world.endAccess('other')
    // A press asks for something, unless the page does by itself and is gone by then.
    const press = page.evaluate(() => document.querySelector<HTMLElement>('a[href="/app/messages"]')?.click())
    const ended = page.getByText(families.cases.ended())
    await Promise.any([press, ended.waitFor()])
    await expect(ended).toBeVisible()
    await expect(page.getByRole('heading', { name: families.cases.title(), level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: families.cases.viewAs({ name: Dana }) })).toHaveCount(0)
    await axe(page)
    await page.getByRole('button', { name: families.cases.viewAs({ name: Sam }) }).click()
    await expect(page.getByText(shell.viewingAs({ name: Sam }))).toBeVisible()
  })
})

test('Pat, with access from one parent, is offered no such button and is refused', async ({ world }) => {
  const { families } = world.messages
  const pat = await world.as('professional')
  await pat.page.goto('/app/pro/mycases')
  await expect(pat.page.getByText(families.cases.ofOne())).toBeVisible()
  await expect(pat.page.getByRole('button', { name: families.cases.viewAs({ name: Dana }) })).toBeVisible()
  await expect(pat.page.getByRole('button', { name: families.cases.newSchedule() })).toHaveCount(0)
  const api = await world.api('professional')
  const { children } = await api.call(familyRoutes.current, {})
  const handover = { time: '17:00', withoutSchool: null, name: null, place: null }
  const body = {
    name: 'Weeks',
    childIds: children.map(({ id }) => id),
    firstId: world.family.personOf('other').id,
    startsOn: addDays(dateIn(world.server.deps.clock.now(), world.family.timeZone), 7),
    endsOn: null,
    colour: 'blue' as const,
    cycle: { length: 14, beginsOn: 0, changes: [...changesOfNights('AAAAAAABBBBBBB', handover)] },
    weekends: null,
  }
  await expect(api.call(parentingScheduleRoutes.record, { body })).rejects.toThrow('ownAccountNeeded')
  await api.call(familyRoutes.choose, { body: { familyId: world.family.familyId, looksAs: null } })
  await expect(api.call(parentingScheduleRoutes.record, { body })).rejects.toThrow('bothParentsNeeded')
})
