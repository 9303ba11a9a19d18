import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dana, family, sam } from '#tests/support/dom/family.ts'
import { commandsIn, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { calendarAnswers, request, requestId, schedule, scheduleId } from './fixtures.ts'

const kim = '00000000-0000-4000-8000-00000000000e'
const events = `POST /pub/v1/parenting-schedules/${scheduleId}/events`
const list = (...items: object[]) => ({ 'GET /pub/v1/parenting-schedules': () => ({ items }) })
const open = (...items: object[]) => ({ 'GET /pub/v1/change-requests': () => ({ items }) })

test('schedules that count stand before those that ended', async () => {
  const ended = schedule('other', {
    id: `${scheduleId.slice(0, -1)}9`,
    status: 'ended',
    name: 'Summer',
    endsOn: '2026-10-29',
  })
  await openApp('/app/calendar/schedules', calendarAnswers('other', list(schedule('other'), ended)))
  const active = within(await screen.findByRole('region', { name: 'Active and upcoming' }))
  expect(active.getByRole('heading', { name: 'Week on, week off' })).toBeTruthy()
  expect(active.getByRole('img', { name: 'Dana has 7 of 14 nights, Sam 7' })).toBeTruthy()
  expect(active.getByText('Sam recorded it. Does this match what you agreed?')).toBeTruthy()
  const inactive = within(screen.getByRole('region', { name: 'Inactive' }))
  expect(inactive.getByRole('heading', { name: 'Summer' })).toBeTruthy()
  expect(inactive.queryByRole('button')).toBeNull()
})

test('a card shows the colour of its schedule, and to a child who recorded it', async () => {
  const told = schedule('other', { colour: 'pink', answers: [] })
  await openApp('/app/calendar/schedules', calendarAnswers('other', list(told)), { change: { standing: 'child' } })
  const active = within(await screen.findByRole('region', { name: 'Active and upcoming' }))
  // The light one of pink.
  expect(active.getByRole('img', { name: 'Pink' }).getAttribute('style')).toContain('rgb(194, 70, 127)')
  expect(active.getByText('Sam recorded it.')).toBeTruthy()
})

test('the other parent disputes with a reason', async () => {
  const { sent, user } = await openApp(
    '/app/calendar/schedules',
    calendarAnswers('other', { ...list(schedule('other')), [events]: () => schedule('other', { version: 2 }) }),
  )
  await user.click(await screen.findByRole('button', { name: 'Dispute' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Dispute “Week on, week off”?' }))
  await user.click(dialog.getByRole('button', { name: 'Dispute' }))
  expect(dialog.getByText('This field is required')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'We agreed on Fridays')
  await user.click(dialog.getByRole('button', { name: 'Dispute' }))
  await screen.findByText('You disputed the schedule.')
  expect(commandsIn(sent)[0]?.body).toEqual({
    type: 'parentingSchedule.dispute',
    version: 1,
    reason: 'We agreed on Fridays',
  })
})

test('ending says before the button what cannot be undone and which requests lose their ground', async () => {
  const { user } = await openApp(
    '/app/calendar/schedules',
    calendarAnswers('creator', {
      ...list(schedule('creator')),
      ...open(
        request('creator'),
        request('creator', { id: `${requestId.slice(0, -1)}8`, status: 'withdrawn' }),
        request('creator', { id: `${requestId.slice(0, -1)}9`, childIds: [kim] }),
      ),
      [events]: () => refusal(409, 'notAllowedNow', { item: schedule('creator', { status: 'ended' }) }),
    }),
    { person: 'creator' },
  )
  await user.click(await screen.findByRole('button', { name: 'End schedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'End “Week on, week off”?' }))
  expect(dialog.getByText(/^Today is its last day\. From tomorrow, no schedule covers these children/)).toBeTruthy()
  expect(await dialog.findByText(/^1 open change request is about days that no schedule will cover/)).toBeTruthy()
  const link = dialog.getByRole('link', { name: 'Swap Nov 26 for Nov 28' })
  expect(link.getAttribute('href')).toContain(`/calendar/changes/${requestId}`)
  expect(dialog.getAllByRole('link')).toHaveLength(1)
  expect(dialog.getByText('Ending a schedule cannot be undone.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'End schedule' }))
  expect(await dialog.findByText('Unable to Save Parenting Schedule')).toBeTruthy()
})

test('where another schedule follows, ending loses no request its ground', async () => {
  const next = schedule('creator', { id: `${scheduleId.slice(0, -1)}9`, status: 'upcoming', startsOn: '2026-11-21' })
  const answers = { ...list(next, schedule('creator')), ...open(request('creator')) }
  const { user } = await openApp('/app/calendar/schedules', calendarAnswers('creator', answers), { person: 'creator' })
  await user.click(await screen.findByRole('button', { name: 'End schedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'End “Week on, week off”?' }))
  expect(dialog.getByText('Today is its last day.')).toBeTruthy()
  await expect(dialog.findByRole('link', undefined, { timeout: 200 })).rejects.toThrow()
})

test('a new schedule that ends another one says which requests it leaves without ground', async () => {
  const answers = { ...list(schedule('other')), ...open(request('other')) }
  const { user } = await openApp('/app/calendar/schedules/new', calendarAnswers('other', answers))
  const follows = await screen.findByRole('combobox', { name: 'Another schedule of these children' })
  await user.selectOptions(follows, '“Week on, week off” ends on the day before')
  await user.type(screen.getByLabelText(/^First day/), '2026-11-23')
  expect(screen.queryByText(/no schedule will cover/)).toBeNull()
  await user.type(screen.getByLabelText(/^Last day/), '2026-11-27')
  expect(await screen.findByText(/^1 open change request is about days that no schedule will cover/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Swap Nov 26 for Nov 28' })).toBeTruthy()
})

const professional = { lastName: 'Lee', initials: 'KL', role: 'professional', side: null, joined: true, closedAt: null }
const withKim = { members: [...family(dana).members, { ...professional, id: kim, firstName: 'Kim' }] }
const forBoth = schedule('other', {
  status: 'upcoming',
  createdBy: kim,
  facts: { begun: false, over: false, answer: 'agreed', secondAnswer: 'objected' },
  answers: [
    { by: dana, answer: 'agreed', reason: null },
    { by: sam, answer: 'objected', reason: 'We said Fridays' },
  ],
})

test('a schedule of a professional says what each parent says, and each may answer it', async () => {
  const you = { actor: sam, party: 'second', mode: 'self' } as const
  const unsaid = { ...forBoth, you, facts: { ...forBoth.facts, secondAnswer: 'none' as const } }
  const answers = [forBoth.answers[0], { by: sam, answer: 'none', reason: null }]
  await openApp('/app/calendar/schedules', calendarAnswers('creator', list({ ...unsaid, answers })), {
    person: 'creator',
    change: withKim,
  })
  expect(await screen.findByText('Kim recorded it. Dana confirmed it.')).toBeTruthy()
  expect(screen.getByText('Does this match what you agreed?')).toBeTruthy()
  for (const name of ['Confirm', 'Dispute']) expect(screen.getByRole('button', { name })).toBeTruthy()
  for (const name of ['Delete', 'End schedule']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('the professional who recorded it reads both answers, and may change or delete it until it begins', async () => {
  const own = { viewpoint: kim, standing: 'professionalOfBoth', ...withKim }
  const you = { actor: kim, party: 'professional', mode: 'self' } as const
  await openApp('/app/calendar/schedules', calendarAnswers('other', list({ ...forBoth, you })), { change: own })
  expect(await screen.findByText('You recorded it. Dana confirmed it.')).toBeTruthy()
  expect(screen.getByText('Sam disputes it.')).toBeTruthy()
  expect(screen.getByText('We said Fridays')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy()
  for (const name of ['Confirm', 'Dispute']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.getByRole('link', { name: 'Add schedule' })).toBeTruthy()
})

test('who looks as a parent is offered nothing to press', async () => {
  await openApp('/app/calendar/schedules', calendarAnswers('viewing', list(schedule('viewing'))), { person: 'viewing' })
  await screen.findByRole('heading', { name: 'Week on, week off' })
  for (const name of ['Confirm', 'Dispute', 'End schedule', 'Delete'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Add schedule' })).toBeNull()
})
