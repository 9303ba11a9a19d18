import type { Page } from '@playwright/test'
import { parentingScheduleRoutes } from '#contract/calendar/parenting-schedules.ts'
import { childRoutes } from '#contract/children/children.ts'
import { cycleOf, patterns } from '#domain/parenting-time/patterns.ts'
import { addDays, dateIn, formatTime, instantOf, weekdayOf } from '#domain/time.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import type { World } from '../support/world.ts'

const digits = (date: string): string => date.replaceAll('-', '')
/** One entry of whole days, `last` included. */
const entry = (uid: string, title: string, first: string, last: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTART;VALUE=DATE:${digits(first)}`,
  `DTEND;VALUE=DATE:${digits(addDays(last, 1))}`,
  `SUMMARY:${title}`,
  'END:VEVENT',
]
const fileOf = (...entries: readonly string[][]) => ({
  name: 'term.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//School//Term//EN', ...entries.flat(), 'END:VCALENDAR', ''].join(
      '\r\n',
    ),
  ),
})

/** Chooses a file and one of its entries. */
const chooseFrom = async (page: Page, world: World, file: ReturnType<typeof fileOf>, title: string) => {
  const { calendarCopies: texts } = world.messages
  await page.getByLabel(texts.chooseFile(), { exact: true }).setInputFiles(file)
  await page.getByRole('checkbox', { name: new RegExp(`^${title}`) }).check()
  await axe(page)
  await page.getByRole('button', { name: texts.submit({ count: 1 }), exact: true }).click()
}

/** Dana records weeks that change a week from now at three, at ten without school. Returns the day of the exchange. */
const planExchange = async (world: World, today: string): Promise<string> => {
  const api = await world.api('other')
  const childIds = (await api.call(childRoutes.list, {})).items.map(({ id }) => id)
  const handover = { time: '15:00', withoutSchool: '10:00', name: 'School out', place: null }
  const cycle = cycleOf(patterns['7-7'], { days: handover, visitBegins: handover, visitEnds: handover })
  const monday = addDays(today, 7 + ((8 - weekdayOf(today)) % 7))
  await api.call(parentingScheduleRoutes.record, {
    body: {
      name: 'School year',
      childIds,
      firstId: world.family.personOf('other').id,
      startsOn: addDays(monday, -7),
      endsOn: null,
      colour: 'blue',
      cycle: { ...cycle, changes: [...cycle.changes] },
      weekends: null,
    },
  })
  return monday
}

test('days without school are typed and copied from a file, and the exchange of such a day has its other time', async ({
  world,
}) => {
  const { calendar, calendarReport, schoolBreaks, calendarCopies } = world.messages
  const { timeZone } = world.family
  const today = dateIn(world.server.deps.clock.now(), timeZone)
  const monday = await planExchange(world, today)
  const { page } = await world.as('other')
  const at = (time: string) => formatTime(instantOf(`${monday}T${time}`, timeZone), timeZone, world.locale)

  await page.goto(`/app/calendar?view=day&date=${monday}`)
  await expect(page.getByText(at('15:00')).first()).toBeVisible()

  await page.goto('/app/calendar/school')
  await page.getByRole('button', { name: schoolBreaks.add(), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: schoolBreaks.form.title() })
  await dialog.getByLabel(schoolBreaks.form.name(), { exact: true }).fill('Teachers meet')
  await dialog.getByLabel(schoolBreaks.form.from(), { exact: true }).fill(monday)
  await axe(page)
  await dialog.getByRole('button', { name: schoolBreaks.form.submit(), exact: true }).click()
  const coming = page.getByRole('list', { name: schoolBreaks.coming(), exact: true })
  await expect(coming.getByText('Teachers meet')).toBeVisible()
  await axe(page)

  await page.getByRole('link', { name: schoolBreaks.copy(), exact: true }).click()
  const first = addDays(monday, 21)
  const file = fileOf(entry('1', 'Winter break', first, addDays(first, 11)), entry('2', 'Open day', first, first))
  await chooseFrom(page, world, file, 'Winter break')
  await expect(page.getByText(calendarCopies.school.done({ count: 1 }))).toBeVisible()
  await expect(coming.getByText('Winter break')).toBeVisible()
  await expect(coming.getByText('Open day')).toHaveCount(0)

  const sam = await world.as('creator')
  await sam.page.goto(`/app/calendar?view=day&date=${monday}`)
  await expect(sam.page.getByText(at('10:00')).first()).toBeVisible()
  await expect(
    sam.page.getByText(calendar.day.noSchool({ name: 'Teachers meet', by: names.other })).first(),
  ).toBeVisible()
  await axe(sam.page)
  await sam.page.goto(`/app/calendar/report?from=${today}&to=${first}`)
  const reported = sam.page.getByRole('table', { name: calendarReport.school.title() })
  await expect(reported.getByText('Winter break')).toBeVisible()
  await axe(sam.page)
})

test('an entry of a file is copied into the calendar that the family shares', async ({ world }) => {
  const { calendarEvents, calendarCopies } = world.messages
  const day = addDays(dateIn(world.server.deps.clock.now(), world.family.timeZone), 3)
  const { page } = await world.as('other')
  await page.goto('/app/calendar/events/new')
  await page.getByRole('link', { name: calendarEvents.form.copy(), exact: true }).click()
  await chooseFrom(
    page,
    world,
    fileOf(entry('1', 'Swim meet', day, day), entry('2', 'Staff only', day, day)),
    'Swim meet',
  )
  await expect(page.getByText(calendarCopies.events.done({ count: 1 }))).toBeVisible()

  const sam = await world.as('creator')
  await sam.page.goto(`/app/calendar?view=day&date=${day}`)
  await expect(sam.page.getByText('Swim meet')).toBeVisible()
  await expect(sam.page.getByText('Staff only')).toHaveCount(0)
})
