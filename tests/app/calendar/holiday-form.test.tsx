import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { HolidayDto } from '#contract/calendar/holidays.ts'
import { deviceIn } from '#tests/support/dom/device-zone.ts'
import { children, dana, sam } from '#tests/support/dom/family.ts'
import { commandsIn, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { calendarAnswers } from './fixtures.ts'
import { events, holiday, holidayId, list, offered, presets, record } from './holiday-fixtures.ts'

beforeEach(() => deviceIn('America/New_York'))

const choose = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a known holiday of another country fills in its name and its rule', async () => {
  const { sent, user } = await openApp(
    '/app/calendar/holidays/new',
    calendarAnswers('other', { ...list(), ...offered, [record]: () => holiday('other') }),
  )
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'CA')
  await screen.findByRole('option', { name: /Good Friday/ })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Holiday' }), 'easter -2')
  expect(sent.some(({ what }) => what === presets)).toBe(true)
  const next = within(screen.getByRole('region', { name: 'Upcoming dates' }))
  expect(next.getByText('Fri, Mar 26, 2027, 9:00 AM EDT to Fri, Mar 26, 2027, 6:00 PM EDT')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add holiday' }))
  await screen.findByText('The holiday was added.')
  expect(sent.find(({ what }) => what === record)?.body).toMatchObject({
    name: 'Good Friday',
    childIds: Object.values(children),
    date: { by: 'easter', church: 'western', offset: -2 },
    odd: [dana],
    even: [sam],
    middle: null,
    except: [],
  })
})

test('a holiday in halves asks for the middle, and days of one year are counted from the first', async () => {
  const { sent, user } = await openApp(
    '/app/calendar/holidays/new',
    calendarAnswers('other', { ...list(), ...offered, [record]: () => holiday('other') }),
  )
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Winter break')
  choose('Falls on', 'range')
  choose('First day', '2026-12-19')
  choose('Last day', '2027-01-03')
  choose('With', `${sam},${dana}`)
  await user.click(screen.getByRole('button', { name: 'Add holiday' }))
  expect(screen.getByLabelText(/^The second half begins on/).getAttribute('aria-invalid')).toBe('true')
  expect(sent.some(({ what }) => what === record)).toBe(false)
  choose(/^The second half begins on/, '2026-12-26')
  choose('At', '12:00')
  await user.click(screen.getByRole('button', { name: 'Add holiday' }))
  await screen.findByText('The holiday was added.')
  expect(sent.find(({ what }) => what === record)?.body).toMatchObject({
    date: { by: 'list', dates: ['2026-12-19'] },
    begins: { day: 0 },
    middle: { day: 7, handover: { time: '12:00' } },
    ends: { day: 15 },
    odd: [sam, dana],
    even: [sam, dana],
  })
})

test.each([
  ['that has passed', { 'First day': '2026-11-01', 'Last day': '2026-11-02' }, 'First day'],
  ['that ends before it begins', { 'First day': '2026-12-02', 'Last day': '2026-12-01' }, 'Last day'],
  ['of more than a year', { 'First day': '2026-12-02', 'Last day': '2027-12-03' }, 'Last day'],
])('days of one year %s are refused before anything is sent', async (_, days, wrong) => {
  const { sent, user } = await openApp(
    '/app/calendar/holidays/new',
    calendarAnswers('other', { ...list(), ...offered }),
  )
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Trip')
  choose('Falls on', 'range')
  for (const [label, value] of Object.entries(days)) choose(label, value)
  await user.click(screen.getByRole('button', { name: 'Add holiday' }))
  expect(screen.getByLabelText(wrong).getAttribute('aria-invalid')).toBe('true')
  expect(sent.some(({ what }) => what === record)).toBe(false)
})

test('two that meet in a year are refused, and a press leaves either of them out then', async () => {
  const overlap = { otherId: holidayId, otherName: 'Thanksgiving', year: 2033 }
  let refused = 0
  const { sent, user } = await openApp(
    '/app/calendar/holidays/new',
    calendarAnswers('creator', {
      ...list(holiday('creator')),
      ...offered,
      [events]: () => holiday('creator', { version: 2, except: [2033] }),
      [record]: () => {
        refused += 1
        return refused <= 2 ? refusal(409, 'holidayOverlaps', { item: overlap }) : holiday('creator')
      },
    }),
    { person: 'creator' },
  )
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Birthday')
  await user.click(screen.getByRole('button', { name: 'Add holiday' }))
  await user.click(await screen.findByRole('button', { name: 'Skip “Thanksgiving” in 2033' }))
  await user.click(await screen.findByRole('button', { name: 'Skip “Birthday” in 2033' }))
  await screen.findByText('The holiday was added.')
  expect(commandsIn(sent)[0]?.body).toMatchObject({ type: 'holiday.edit', version: 1, except: [2033] })
  expect(sent.filter(({ what }) => what === record).map(({ body }) => (body as HolidayDto).except)).toEqual([
    [],
    [],
    [2033],
  ])
})

test('a holiday of the other parent is not offered to be left out', async () => {
  const overlap = { otherId: holidayId, otherName: 'Thanksgiving', year: 2033 }
  const { user } = await openApp(
    '/app/calendar/holidays/new',
    calendarAnswers('other', {
      ...list(holiday('other')),
      ...offered,
      [record]: () => refusal(409, 'holidayOverlaps', { item: overlap }),
    }),
  )
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Birthday')
  await user.click(screen.getByRole('button', { name: 'Add holiday' }))
  expect(await screen.findByRole('button', { name: 'Skip “Birthday” in 2033' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Skip “Thanksgiving” in 2033' })).toBeNull()
})

test('years are left out before anything is refused, and a press at the same place keeps one after all', async () => {
  const { sent, user } = await openApp(
    '/app/calendar/holidays/new',
    calendarAnswers('creator', { ...list(), ...offered, [record]: () => holiday('creator') }),
    { person: 'creator' },
  )
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Birthday')
  const next = within(screen.getByRole('region', { name: 'Upcoming dates' }))
  await user.click(next.getByRole('button', { name: 'Skip it in 2028' }))
  expect(document.activeElement).toBe(next.getByRole('button', { name: 'Keep it in 2028' }))
  expect(next.getByText('Skipped in 2028')).toBeTruthy()
  expect(next.queryByRole('button', { name: 'Skip it in 2033' })).toBeNull()
  await user.click(next.getByRole('button', { name: 'Show ten years' }))
  await user.click(next.getByRole('button', { name: 'Skip it in 2033' }))
  await user.click(next.getByRole('button', { name: 'Keep it in 2028' }))
  await user.click(screen.getByRole('button', { name: 'Add holiday' }))
  await screen.findByText('The holiday was added.')
  expect(sent.find(({ what }) => what === record)?.body).toMatchObject({ name: 'Birthday', except: [2033] })
})

test('known holidays that cannot be loaded leave the form as it is', async () => {
  await openApp(
    '/app/calendar/holidays/new',
    calendarAnswers('other', { ...list(), [presets]: () => refusal(403, 'notAllowed') }),
  )
  expect(await screen.findByText(/The known holidays could not be loaded/)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeTruthy()
})

test('editing opens with what was recorded, and sends the version that was seen', async () => {
  const edited = holiday('creator', { version: 3, except: [2033] })
  const { sent, user } = await openApp(
    `/app/calendar/holidays/${holidayId}/edit`,
    calendarAnswers('creator', { ...list(edited), [events]: () => edited }),
    { person: 'creator' },
  )
  expect(await screen.findByRole('combobox', { name: 'Which one' })).toHaveProperty('value', '4')
  await user.click(screen.getByRole('button', { name: 'Keep it in 2033' }))
  await user.click(screen.getByRole('button', { name: 'Save holiday' }))
  await screen.findByText('The holiday was saved.')
  const { id: _, status: __, from: ___, through: ____, answers: _____, createdBy: ______, ...rest } = edited
  const { createdAt: _at, facts: _facts, you: _you, ...content } = rest
  expect(commandsIn(sent)[0]?.body).toEqual({ type: 'holiday.edit', ...content, version: 3, except: [] })
})

test('what was typed stays when the holiday moves on meanwhile, and the version that was seen is sent', async () => {
  let version = 3
  const { app, sent, user } = await openApp(
    `/app/calendar/holidays/${holidayId}/edit`,
    calendarAnswers('creator', {
      'GET /pub/v1/holidays': () => ({ items: [holiday('creator', { version })] }),
      [events]: () => refusal(409, 'changedSinceSeen', { item: holiday('creator', { version }) }),
    }),
    { person: 'creator' },
  )
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Harvest')
  version = 4
  await act(() => app.queryClient.invalidateQueries())
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Harvest')
  await user.click(screen.getByRole('button', { name: 'Save holiday' }))
  expect(await screen.findByText(/Refused: changedSinceSeen/)).toBeTruthy()
  expect(commandsIn(sent)[0]?.body).toMatchObject({ type: 'holiday.edit', version: 3, name: 'Harvest' })
  // The refusal said so, so that the next press is about the present holiday.
  await user.click(screen.getByRole('button', { name: 'Save holiday' }))
  await waitFor(() => expect(commandsIn(sent)[1]?.body).toMatchObject({ version: 4, name: 'Harvest' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Harvest')
})
