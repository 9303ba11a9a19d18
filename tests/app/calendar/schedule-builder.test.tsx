import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NewParentingSchedule } from '#contract/calendar/parenting-schedules.ts'
import { children, dana, sam } from '#tests/support/dom/family.ts'
import { commandsIn, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { calendarAnswers, schedule, scheduleId } from './fixtures.ts'

const record = 'POST /pub/v1/parenting-schedules'
const events = `POST /pub/v1/parenting-schedules/${scheduleId}/events`
const list = (...items: object[]) => ({ 'GET /pub/v1/parenting-schedules': () => ({ items }) })

test('a 2-2-3 is sent with its cycle, which begins on Monday, and the parents are exchanged', async () => {
  const { sent, user } = await openApp(
    '/app/calendar/schedules/new',
    calendarAnswers('other', { ...list(), [record]: () => schedule('other') }),
  )
  await user.type(await screen.findByRole('textbox', { name: /^Name(?! of)/ }), 'School year')
  await user.click(screen.getByRole('radio', { name: '2-2-3' }))
  expect(screen.getByText(/Dana begins, Sam follows/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Swap parenting days' }))
  expect(screen.getByText(/Sam begins, Dana follows/)).toBeTruthy()
  await user.type(screen.getByLabelText(/^First day/), '2026-12-02')
  expect(await screen.findByRole('gridcell', { name: /^Wed, Dec 2, 2026/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add schedule' }))
  await screen.findByText('The schedule was added.')
  const body = sent.find(({ what }) => what === record)?.body
  expect(body).toMatchObject({
    name: 'School year',
    childIds: Object.values(children),
    firstId: sam,
    startsOn: '2026-12-02',
    endsOn: null,
    cycle: { length: 14, beginsOn: 2 },
    weekends: null,
  })
})

test('a past first day and an early last day are refused before anything is sent', async () => {
  const { sent, user } = await openApp('/app/calendar/schedules/new', calendarAnswers('other', list()))
  await user.type(await screen.findByRole('textbox', { name: /^Name(?! of)/ }), 'School year')
  await user.type(screen.getByLabelText(/^First day/), '2026-11-02')
  await user.click(screen.getByRole('button', { name: 'Add schedule' }))
  expect(screen.getByLabelText(/^First day/).getAttribute('aria-invalid')).toBe('true')
  expect(sent.some(({ what }) => what === record)).toBe(false)
})

test('a schedule that overlaps another is refused and stays typed', async () => {
  const { user } = await openApp(
    '/app/calendar/schedules/new',
    calendarAnswers('other', { ...list(), [record]: () => refusal(409, 'scheduleOverlaps') }),
  )
  await user.type(await screen.findByRole('textbox', { name: /^Name(?! of)/ }), 'School year')
  await user.type(screen.getByLabelText(/^First day/), '2026-12-02')
  await user.click(screen.getByRole('button', { name: 'Add schedule' }))
  expect(await screen.findByText('Unable to Save Parenting Schedule')).toBeTruthy()
  expect(screen.getByText('Refused: scheduleOverlaps.')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^Name(?! of)/ })).toHaveProperty('value', 'School year')
})

test('a rotation is drawn by hand, night by night', async () => {
  const { sent, user } = await openApp(
    '/app/calendar/schedules/new',
    calendarAnswers('other', { ...list(), [record]: () => schedule('other') }),
  )
  await user.type(await screen.findByRole('textbox', { name: /^Name(?! of)/ }), 'Ours')
  await user.click(screen.getByRole('radio', { name: 'Draw your own' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Days until it repeats' }), '3')
  await user.click(screen.getByRole('button', { name: 'Night 2: Dana' }))
  await user.type(screen.getByLabelText(/^First day/), '2026-12-02')
  await user.click(screen.getByRole('button', { name: 'Add schedule' }))
  await screen.findByText('The schedule was added.')
  expect(sent.find(({ what }) => what === record)?.body).toMatchObject({
    firstId: dana,
    cycle: {
      length: 3,
      changes: [
        { day: 1, to: 'second' },
        { day: 2, to: 'first' },
      ],
    },
  })
})

test('weekends of the month are sent as they were chosen, and an edit begins with them', async () => {
  const { sent, user } = await openApp(
    '/app/calendar/schedules/new',
    calendarAnswers('other', { ...list(), [record]: () => schedule('other') }),
  )
  await user.type(await screen.findByRole('textbox', { name: /^Name(?! of)/ }), 'Weekends')
  await user.click(screen.getByRole('radio', { name: 'Weekends of the month' }))
  await user.click(screen.getByRole('checkbox', { name: 'Third' }))
  await user.click(screen.getByRole('checkbox', { name: 'Last' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ends on' }), 'Monday')
  await user.type(screen.getByLabelText(/^First day/), '2026-12-02')
  await user.click(screen.getByRole('button', { name: 'Add schedule' }))
  await screen.findByText('The schedule was added.')
  const body = sent.find(({ what }) => what === record)?.body as NewParentingSchedule
  expect(body.weekends).toMatchObject({
    weekends: [1, 'last'],
    fifth: 'none',
    to: 'second',
    begins: { day: 0, handover: { time: '18:00' } },
    ends: { day: 3, handover: { time: '18:00' } },
  })
  cleanup()

  const facts = { begun: false, over: false, answer: 'none' as const, secondAnswer: null }
  const upcoming = schedule('creator', { ...body, status: 'upcoming', facts })
  const again = await openApp(
    `/app/calendar/schedules/${scheduleId}/edit`,
    calendarAnswers('creator', { ...list(upcoming), [events]: () => upcoming }),
    { person: 'creator' },
  )
  expect(await screen.findByRole('radio', { name: 'Weekends of the month', checked: true })).toBeTruthy()
  const chosen = screen.getAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent)
  expect(chosen).toEqual(expect.arrayContaining(['First', 'Last']))
  await again.user.click(screen.getByRole('button', { name: 'Save schedule' }))
  await screen.findByText('The schedule was saved.')
  const [edit] = commandsIn(again.sent)
  expect(edit?.body).toMatchObject({ type: 'parentingSchedule.edit', weekends: body.weekends, cycle: body.cycle })
})

test('editing opens with what was recorded, and sends the version that was seen', async () => {
  const upcoming = schedule('creator', {
    status: 'upcoming',
    version: 3,
    startsOn: '2026-12-04',
    facts: { begun: false, over: false, answer: 'none', secondAnswer: null },
  })
  const { sent, user } = await openApp(
    `/app/calendar/schedules/${scheduleId}/edit`,
    calendarAnswers('creator', { ...list(upcoming), [events]: () => upcoming }),
    { person: 'creator' },
  )
  expect(await screen.findByRole('radio', { name: 'Alternating weeks', checked: true })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save schedule' }))
  await screen.findByText('The schedule was saved.')
  expect(commandsIn(sent)[0]?.body).toMatchObject({
    type: 'parentingSchedule.edit',
    version: 3,
    cycle: { changes: [{ day: 0, handover: { name: 'School out', place: 'Lincoln Elementary' } }, { day: 7 }] },
  })
})

test('the form says after how many weeks a rotation repeats, and the day on which it begins is chosen', async () => {
  const { sent, user } = await openApp(
    '/app/calendar/schedules/new',
    calendarAnswers('other', { ...list(), [record]: () => schedule('other') }),
  )
  await user.type(await screen.findByRole('textbox', { name: /^Name(?! of)/ }), 'School year')
  for (const [rotation, repeats] of [
    ['Every weekend', 'Repeats every 1 week'],
    ['Two weeks, one week', 'Repeats every 3 weeks'],
    ['Two days, one day', 'Repeats every 3 days'],
    ['Alternating weeks', 'Repeats every 2 weeks'],
  ] as const) {
    await user.click(screen.getByRole('radio', { name: rotation }))
    expect(screen.getByText(/^Dana begins, Sam follows/).textContent).toBe(`Dana begins, Sam follows · ${repeats}`)
  }
  await user.click(screen.getByRole('radio', { name: 'Weekends of the month' }))
  expect(screen.queryByText(/Repeats every/)).toBeNull()
  expect(screen.queryByRole('combobox', { name: /^The first day is day/ })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Alternating weeks' }))
  await user.type(screen.getByLabelText(/^First day/), '2026-12-02')
  const begins = screen.getByRole<HTMLSelectElement>('combobox', { name: /^The first day is day/ })
  expect([begins.value, begins.options.length]).toEqual(['1', 14])
  expect(await screen.findByRole('gridcell', { name: /^Thu, Dec 3, 2026\. Dana/ })).toBeTruthy()
  await user.selectOptions(begins, '9')
  expect(await screen.findByRole('gridcell', { name: /^Thu, Dec 3, 2026\. Sam/ })).toBeTruthy()
  expect(screen.getByText('Day 9 of the rotation. Move it until the preview is right.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add schedule' }))
  await screen.findByText('The schedule was added.')
  expect(sent.find(({ what }) => what === record)?.body).toMatchObject({ cycle: { length: 14, beginsOn: 8 } })
})
