import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { HolidayDto } from '#contract/calendar/holidays.ts'
import { dana, sam } from '#tests/support/dom/family.ts'
import { commandsIn, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { calendarAnswers } from './fixtures.ts'
import { edge, events, holiday, holidayId, list, offered, record } from './holiday-fixtures.ts'

const tooSoon = 'The arrival must be after the exchange. Check the day and the time zone.'
const choose = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const journey = (name: string) => within(screen.getByRole('group', { name }))
const begins = () => journey('Travel when it begins')
const ends = () => journey('Travel when it ends')
const arrives = (at: ReturnType<typeof journey>, value: string) =>
  fireEvent.change(at.getByLabelText(/^Arrival/), { target: { value } })
const add = () => screen.getByRole('button', { name: 'Add holiday' })

const openForm = async (answers: Parameters<typeof openApp>[1] = {}) => {
  const opened = await openApp(
    '/app/calendar/holidays/new',
    calendarAnswers('other', { ...list(), ...offered, [record]: () => holiday('other'), ...answers }),
  )
  await opened.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Birthday')
  const bodies = () => opened.sent.filter(({ what }) => what === record).map(({ body }) => body)
  return { ...opened, bodies }
}
const typePlace = (user: Awaited<ReturnType<typeof openForm>>['user']) =>
  user.type(screen.getByLabelText(/^Place/), 'Airport')

test('a journey is asked for where a place is typed, with the time zone of the place', async () => {
  const { user, bodies } = await openForm()
  expect(screen.queryByRole('group', { name: /^Travel/ })).toBeNull()
  await typePlace(user)
  expect(screen.queryByRole('group', { name: 'Travel when the second half begins' })).toBeNull()
  arrives(begins(), '11:30')
  await user.selectOptions(begins().getByLabelText('Day of arrival'), 'The next day')
  const zone = begins().getByRole('combobox', { name: 'Time zone of the place' })
  await user.clear(zone)
  await user.type(zone, 'Tokyo')
  await user.click(await screen.findByRole('option', { name: 'Asia/Tokyo' }))
  await user.click(add())
  await screen.findByText('The holiday was added.')
  const place = { withoutSchool: null, name: null, place: 'Airport' }
  expect(bodies()[0]).toMatchObject({
    begins: {
      day: 0,
      handover: { time: '09:00', ...place, arrival: { day: 1, time: '11:30', zone: 'Asia/Tokyo' } },
    },
    middle: null,
  })
  expect((bodies()[0] as HolidayDto).ends).toEqual({ day: 0, handover: { time: '18:00', ...place } })
})

test('a journey that ends too soon is said at its own fields, which take the focus, and nothing is sent', async () => {
  const { user, bodies } = await openForm()
  await typePlace(user)
  arrives(ends(), '17:30')
  await user.click(add())
  expect(await ends().findByText(tooSoon)).toBeTruthy()
  const time = ends().getByLabelText(/^Arrival/)
  await waitFor(() => expect(document.activeElement).toBe(time))
  expect(
    begins()
      .getByLabelText(/^Arrival/)
      .getAttribute('aria-invalid'),
  ).not.toBe('true')
  await user.selectOptions(ends().getByLabelText('Day of arrival'), 'The next day')
  await waitFor(() => expect(time.getAttribute('aria-invalid')).not.toBe('true'))
  expect(bodies()).toEqual([])
})

test('a holiday in halves has a journey in its middle', async () => {
  const { user, bodies } = await openForm()
  await typePlace(user)
  choose('Odd years', `${sam},${dana}`)
  const middle = journey('Travel when the second half begins')
  arrives(middle, '13:00')
  await user.click(add())
  expect(await middle.findByText(tooSoon)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(middle.getByLabelText(/^Arrival/)))
  arrives(middle, '15:00')
  await user.click(add())
  await screen.findByText('The holiday was added.')
  const arrival = { day: 0, time: '15:00', zone: 'America/New_York' }
  expect(bodies()).toMatchObject([{ middle: { handover: { time: '14:00', place: 'Airport', arrival } } }])
})

test('what the server says of a journey stands at its fields', async () => {
  const field = 'ends.handover.arrival'
  const validationErrors = [{ field, code: 'arrivesTooSoon', text: 'Too soon there.' }]
  const { user } = await openForm({ [record]: () => refusal(400, 'invalid', { validationErrors }) })
  await typePlace(user)
  arrives(ends(), '20:00')
  await user.click(add())
  expect(await ends().findByText('Too soon there.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(ends().getByLabelText(/^Arrival/)))
})

test('without the place there is no journey either', async () => {
  const { user, bodies } = await openForm()
  await typePlace(user)
  arrives(begins(), '11:30')
  await user.clear(screen.getByLabelText(/^Place/))
  expect(screen.queryByRole('group', { name: /^Travel/ })).toBeNull()
  await user.click(add())
  await screen.findByText('The holiday was added.')
  expect(JSON.stringify(bodies())).not.toContain('arrival')
})

test('a holiday may hide its place, and an edit shows that it does', async () => {
  const { user, bodies } = await openForm()
  await typePlace(user)
  await user.click(screen.getByRole('checkbox', { name: 'Hide the place in other apps and in print' }))
  await user.click(add())
  await screen.findByText('The holiday was added.')
  const hidden = { place: 'Airport', hidesPlace: true }
  expect(bodies()).toMatchObject([{ begins: { handover: hidden }, ends: { handover: hidden } }])
  cleanup()

  const { begins, ends } = bodies()[0] as HolidayDto
  const edited = holiday('creator', { version: 3, begins, ends })
  const again = await openApp(
    `/app/calendar/holidays/${holidayId}/edit`,
    calendarAnswers('creator', { ...list(edited), [events]: () => edited }),
    { person: 'creator' },
  )
  const box = await screen.findByRole('checkbox', { name: /^Hide the place/, checked: true })
  await again.user.click(box)
  await again.user.click(screen.getByRole('button', { name: 'Save holiday' }))
  await screen.findByText('The holiday was saved.')
  expect(JSON.stringify(commandsIn(again.sent)[0]?.body)).not.toContain('hidesPlace')
})

test('editing shows the journeys, and keeps those that nobody changes', async () => {
  const flown = (day: number, time: string, arrival: { day: number; time: string; zone: string }) => {
    const { handover } = edge(day, time)
    return { day, handover: { ...handover, place: 'Airport', arrival } }
  }
  const edited = holiday('creator', {
    version: 3,
    begins: flown(-1, '18:00', { day: 0, time: '20:30', zone: 'America/Los_Angeles' }),
    ends: flown(3, '18:00', { day: 1, time: '02:00', zone: 'America/New_York' }),
  })
  const { sent, user } = await openApp(
    `/app/calendar/holidays/${holidayId}/edit`,
    calendarAnswers('creator', { ...list(edited), [events]: () => edited }),
    { person: 'creator' },
  )
  await screen.findByRole('group', { name: 'Travel when it begins' })
  expect(begins().getByLabelText(/^Arrival/)).toHaveProperty('value', '20:30')
  expect(begins().getByRole('combobox', { name: 'Time zone of the place' })).toHaveProperty(
    'value',
    'America/Los Angeles',
  )
  expect(ends().getByLabelText('Day of arrival')).toHaveProperty('value', '1')
  arrives(ends(), '')
  await user.click(screen.getByRole('button', { name: 'Save holiday' }))
  await screen.findByText('The holiday was saved.')
  const { arrival: _, ...withoutJourney } = edited.ends.handover
  const command = commandsIn(sent)[0]?.body as HolidayDto
  expect(command.begins).toEqual(edited.begins)
  expect(command.ends).toEqual({ day: 3, handover: withoutJourney })
})

const named = (edge: string) => {
  const fold = screen.getByText(`${edge}: name of the time, and days without school`).closest('details')
  if (!fold) throw new Error('the fields are in a fold')
  return within(fold)
}

test('each edge of a holiday may have a name, and another time on days without school', async () => {
  const { user, bodies } = await openForm()
  choose('Odd years', `${sam},${dana}`)
  await user.click(named('When it begins').getByText(/^When it begins/))
  await user.type(named('When it begins').getByLabelText(/^Name of the time/), 'School out')
  fireEvent.change(named('When it begins').getByLabelText(/^Time on days without/), { target: { value: '10:00' } })
  await user.type(named('When the second half begins').getByLabelText(/^Name of the time/), 'After lunch')
  fireEvent.change(named('When it ends').getByLabelText(/^Time on days without/), { target: { value: '19:00' } })
  await user.click(add())
  await screen.findByText('The holiday was added.')
  expect(bodies()).toMatchObject([
    {
      begins: { handover: { time: '09:00', name: 'School out', withoutSchool: '10:00' } },
      middle: { handover: { name: 'After lunch', withoutSchool: null } },
      ends: { handover: { name: null, withoutSchool: '19:00' } },
    },
  ])
})

test('the next dates have the time of days without school where they are on a weekend', async () => {
  await openForm()
  choose('Month', '12')
  choose('Day', '5')
  fireEvent.change(named('When it begins').getByLabelText(/^Time on days without/), { target: { value: '10:00' } })
  const next = within(screen.getByRole('region', { name: 'Upcoming dates' }))
  expect(next.getByText(/^Sat, Dec 5, 10:00 AM EST/)).toBeTruthy()
  expect(next.getByText(/^Tue, Dec 5, 2028, 9:00 AM EST/)).toBeTruthy()
})

test('editing shows the names of times, and one that is taken away is gone', async () => {
  const { handover } = edge(0, '15:00')
  const edited = holiday('creator', {
    version: 3,
    begins: { day: 0, handover: { ...handover, name: 'School out', withoutSchool: '10:00' } },
  })
  const { sent, user } = await openApp(
    `/app/calendar/holidays/${holidayId}/edit`,
    calendarAnswers('creator', { ...list(edited), [events]: () => edited }),
    { person: 'creator' },
  )
  await screen.findByRole('textbox', { name: 'Name' })
  const name = named('When it begins').getByLabelText(/^Name of the time/)
  expect(name).toHaveProperty('value', 'School out')
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Save holiday' }))
  await screen.findByText('The holiday was saved.')
  const begins = { day: 0, handover: { ...handover, name: null, withoutSchool: '10:00' } }
  expect(commandsIn(sent)[0]?.body).toMatchObject({ begins })
})
