import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NewParentingSchedule } from '#contract/calendar/parenting-schedules.ts'
import { handoversOf } from '#domain/parenting-time/travel.ts'
import { commandsIn, openApp } from '#tests/support/dom/open-app.tsx'
import { calendarAnswers, schedule, scheduleId, weeks } from './fixtures.ts'

const record = 'POST /pub/v1/parenting-schedules'
const events = `POST /pub/v1/parenting-schedules/${scheduleId}/events`
const list = (...items: object[]) => ({ 'GET /pub/v1/parenting-schedules': () => ({ items }) })
const apart = /^Each exchange has its own time and place/
const exchange = (name: string) => within(screen.getByRole('group', { name }))
const upcoming = { status: 'upcoming', version: 3, startsOn: '2026-12-04' } as const
const facts = { begun: false, over: false, answer: 'none', secondAnswer: null } as const

test('each exchange may have its own time and place; another time does not have the name of the usual one', async () => {
  const { sent, user } = await openApp(
    '/app/calendar/schedules/new',
    calendarAnswers('other', { ...list(), [record]: () => schedule('other') }),
  )
  await user.type(await screen.findByRole('textbox', { name: /^Name(?! of)/ }), 'Weeks')
  fireEvent.change(screen.getByLabelText(/^First day/), { target: { value: '2026-12-04' } })
  await user.type(screen.getByLabelText(/^Name of the time/), 'School out')
  fireEvent.change(screen.getByLabelText(/^Time on days without school/), { target: { value: '10:00' } })
  await user.click(screen.getByRole('checkbox', { name: apart }))
  const back = exchange('Day 8, Friday: to Sam')
  fireEvent.change(back.getByLabelText('Time'), { target: { value: '18:30' } })
  await user.type(back.getByLabelText(/^Place/), 'Grandma')
  await user.type(exchange('Day 1, Friday: to Dana').getByLabelText(/^Place/), 'School')
  await user.click(screen.getByRole('button', { name: 'Add schedule' }))
  await screen.findByText('The schedule was added.')
  const handovers = [
    { time: '17:00', withoutSchool: '10:00', name: 'School out', place: 'School' },
    { time: '18:30', withoutSchool: null, name: null, place: 'Grandma' },
  ]
  expect(sent.find(({ what }) => what === record)?.body).toMatchObject({
    cycle: { changes: handovers.map((handover, index) => ({ day: index * 7, handover })) },
  })
})

test('a time that is missing is asked for at its exchange, and nothing is sent', async () => {
  const { sent, user } = await openApp('/app/calendar/schedules/new', calendarAnswers('other', list()))
  await user.type(await screen.findByRole('textbox', { name: /^Name(?! of)/ }), 'Weeks')
  fireEvent.change(screen.getByLabelText(/^First day/), { target: { value: '2026-12-04' } })
  await user.click(screen.getByRole('checkbox', { name: apart }))
  fireEvent.change(exchange('Day 8, Friday: to Sam').getByLabelText('Time'), { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: 'Add schedule' }))
  const back = exchange('Day 8, Friday: to Sam')
  expect(await back.findByText('This is not in the right format.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(back.getByLabelText('Time')))
  expect(sent.some(({ what }) => what === record)).toBe(false)
})

test('a journey needs a place and ends after it begins, and both are said at that exchange', async () => {
  const { sent, user } = await openApp('/app/calendar/schedules/new', calendarAnswers('other', list()))
  await user.type(await screen.findByRole('textbox', { name: /^Name(?! of)/ }), 'Weeks')
  fireEvent.change(screen.getByLabelText(/^First day/), { target: { value: '2026-12-04' } })
  await user.click(screen.getByRole('checkbox', { name: apart }))
  const back = exchange('Day 8, Friday: to Sam')
  fireEvent.change(back.getByLabelText(/^Arrival/), { target: { value: '16:30' } })
  await user.click(screen.getByRole('button', { name: 'Add schedule' }))
  const place = back.getByLabelText(/^Place/)
  await waitFor(() => expect(document.activeElement).toBe(place))
  expect(place.getAttribute('aria-invalid')).toBe('true')
  await user.type(place, 'Airport')
  expect(place.getAttribute('aria-invalid')).not.toBe('true')
  expect(await back.findByText('The arrival must be after the exchange. Check the day and the time zone.')).toBeTruthy()
  expect(document.activeElement).toBe(place)
  expect(sent.some(({ what }) => what === record)).toBe(false)
})

test('editing keeps exchanges that differ, and what no field can say', async () => {
  const { changes, ...cycle } = weeks()
  const [first, second] = changes
  if (!first || !second) throw new Error('weeks change twice')
  const later = { ...second, handover: { time: '18:30', withoutSchool: null, name: null, place: 'Grandma' } }
  const kept = schedule('creator', { ...upcoming, facts, cycle: { ...cycle, changes: [first, later] } })
  const { sent, user } = await openApp(
    `/app/calendar/schedules/${scheduleId}/edit`,
    calendarAnswers('creator', { ...list(kept), [events]: () => kept }),
    { person: 'creator' },
  )
  expect(await screen.findByRole('radio', { name: 'Alternating weeks', checked: true })).toBeTruthy()
  expect(exchange('Day 8, Friday: to Sam').getByLabelText('Time')).toHaveProperty('value', '18:30')
  await user.click(screen.getByRole('button', { name: 'Save schedule' }))
  await screen.findByText('The schedule was saved.')
  expect(commandsIn(sent)[0]?.body).toMatchObject({ cycle: { changes: [first, later] } })
})

test('each exchange may have a name of its own, and its own time on days without school', async () => {
  const { changes, ...cycle } = weeks()
  const [first, second] = changes
  if (!first || !second) throw new Error('weeks change twice')
  const named = { ...second, handover: { ...second.handover, name: 'After swimming', withoutSchool: '11:00' } }
  const kept = schedule('creator', { ...upcoming, facts, cycle: { ...cycle, changes: [first, named] } })
  const { sent, user } = await openApp(
    `/app/calendar/schedules/${scheduleId}/edit`,
    calendarAnswers('creator', { ...list(kept), [events]: () => kept }),
    { person: 'creator' },
  )
  expect(await screen.findByRole('radio', { name: 'Alternating weeks', checked: true })).toBeTruthy()
  const back = exchange('Day 8, Friday: to Sam')
  expect(back.getByLabelText(/^Name of the time/)).toHaveProperty('value', 'After swimming')
  expect(back.getByLabelText(/^Time on days without school/)).toHaveProperty('value', '11:00')
  fireEvent.change(back.getByLabelText('Time'), { target: { value: '18:30' } })
  fireEvent.change(back.getByLabelText(/^Time on days without school/), { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: 'Save schedule' }))
  await screen.findByText('The schedule was saved.')
  const handover = { ...named.handover, time: '18:30', withoutSchool: null }
  expect(commandsIn(sent)[0]?.body).toMatchObject({ cycle: { changes: [first, { ...named, handover }] } })
})

const nameIn = async (at: ReturnType<typeof exchange>, user: Awaited<ReturnType<typeof openApp>>['user']) => {
  await user.click(at.getByText('Name of the time, and days without school'))
  await user.type(at.getByLabelText(/^Name of the time/), 'School out')
  fireEvent.change(at.getByLabelText(/^Time on days without school/), { target: { value: '10:00' } })
}

test.each([
  ['a visit', 'Every other weekend and Wednesday evenings', 'Day 3, Wednesday: to Sam'],
  ['the end of a visit', 'Every other weekend and Wednesday evenings', 'Day 3, Wednesday: to Dana'],
  ['the end of a weekend', 'Weekends of the month', 'The weekend ends: to Dana'],
])('%s may have a name and a time on days without school, which an edit shows', async (_, rotation, title) => {
  const { sent, user } = await openApp(
    '/app/calendar/schedules/new',
    calendarAnswers('other', { ...list(), [record]: () => schedule('other') }),
  )
  await user.type(await screen.findByRole('textbox', { name: /^Name(?! of)/ }), 'Ours')
  await user.click(screen.getByRole('radio', { name: rotation }))
  fireEvent.change(screen.getByLabelText(/^First day/), { target: { value: '2026-12-07' } })
  await user.click(screen.getByRole('checkbox', { name: apart }))
  await nameIn(exchange(title), user)
  await user.click(screen.getByRole('button', { name: 'Add schedule' }))
  await screen.findByText('The schedule was added.')
  const body = sent.find(({ what }) => what === record)?.body as NewParentingSchedule
  const named = handoversOf(body).filter(({ name }) => name !== null)
  expect(named).toMatchObject([{ name: 'School out', withoutSchool: '10:00' }])
  cleanup()

  const kept = schedule('creator', { ...upcoming, facts, ...body })
  const again = await openApp(
    `/app/calendar/schedules/${scheduleId}/edit`,
    calendarAnswers('creator', { ...list(kept), [events]: () => kept }),
    { person: 'creator' },
  )
  expect(await screen.findByRole('radio', { name: rotation, checked: true })).toBeTruthy()
  expect(exchange(title).getByLabelText(/^Name of the time/)).toHaveProperty('value', 'School out')
  await again.user.click(screen.getByRole('button', { name: 'Save schedule' }))
  await screen.findByText('The schedule was saved.')
  expect(commandsIn(again.sent)[0]?.body).toMatchObject({ cycle: body.cycle, weekends: body.weekends })
})

test('an exchange may hide its place and be a journey, with the time zone of the place', async () => {
  const { sent, user } = await openApp(
    '/app/calendar/schedules/new',
    calendarAnswers('other', { ...list(), [record]: () => schedule('other') }),
  )
  await user.type(await screen.findByRole('textbox', { name: /^Name(?! of)/ }), 'Weeks')
  fireEvent.change(screen.getByLabelText(/^First day/), { target: { value: '2026-12-04' } })
  await user.click(screen.getByRole('checkbox', { name: apart }))
  const back = exchange('Day 8, Friday: to Sam')
  await user.type(back.getByLabelText(/^Place/), 'Airport')
  await user.click(back.getByRole('checkbox', { name: 'Hide the place in other apps and in print' }))
  expect(back.queryByLabelText('Day of arrival')).toBeNull()
  fireEvent.change(back.getByLabelText(/^Arrival/), { target: { value: '16:30' } })
  await user.click(screen.getByRole('button', { name: 'Add schedule' }))
  expect(
    await screen.findByText('The arrival must be after the exchange. Check the day and the time zone.'),
  ).toBeTruthy()
  const zone = back.getByRole('combobox', { name: 'Time zone of the place' })
  await user.clear(zone)
  await user.type(zone, 'Los Angeles')
  await user.click(await screen.findByRole('option', { name: 'America/Los Angeles' }))
  await user.selectOptions(back.getByLabelText('Day of arrival'), 'The same day')
  await user.click(screen.getByRole('button', { name: 'Add schedule' }))
  await screen.findByText('The schedule was added.')
  const body = sent.find(({ what }) => what === record)?.body
  expect(body).toMatchObject({ cycle: { changes: [{ day: 0 }, { day: 7, handover: journey }] } })
  expect(JSON.stringify(body)).toContain('"place":null}')
})

const journey = {
  time: '17:00',
  place: 'Airport',
  hidesPlace: true,
  arrival: { day: 0, time: '16:30', zone: 'America/Los_Angeles' },
}

test('a journey and a hidden place stay when the schedule is edited', async () => {
  const { changes, ...cycle } = weeks()
  const [first, second] = changes
  if (!first || !second) throw new Error('weeks change twice')
  const flown = { ...second, handover: { ...second.handover, ...journey } }
  const kept = schedule('creator', { ...upcoming, facts, cycle: { ...cycle, changes: [first, flown] } })
  const { sent, user } = await openApp(
    `/app/calendar/schedules/${scheduleId}/edit`,
    calendarAnswers('creator', { ...list(kept), [events]: () => kept }),
    { person: 'creator' },
  )
  expect(await screen.findByRole('radio', { name: 'Alternating weeks', checked: true })).toBeTruthy()
  expect(exchange('Day 8, Friday: to Sam').getByLabelText(/^Arrival/)).toHaveProperty('value', '16:30')
  await user.click(screen.getByRole('button', { name: 'Save schedule' }))
  await screen.findByText('The schedule was saved.')
  expect(commandsIn(sent)[0]?.body).toMatchObject({ cycle: { changes: [first, flown] } })
})
