import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { deviceIn } from '#tests/support/dom/device-zone.ts'
import { children, dana, sam } from '#tests/support/dom/family.ts'
import { commandsIn, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { actualId, actualTime, calendarAnswers } from './fixtures.ts'

beforeEach(() => deviceIn('America/New_York'))

const record = 'POST /pub/v1/actual-times'
const events = `POST /pub/v1/actual-times/${actualId}/events`
const list = (...items: object[]) => ({ 'GET /pub/v1/actual-times': () => ({ items }) })
const page = `/app/calendar/actual/${actualId}`
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('what one parent says is shown beside the plan, and confirmed after a warning', async () => {
  const { sent, user } = await openApp(
    page,
    calendarAnswers('other', {
      ...list(actualTime('other')),
      [events]: () => actualTime('other', { status: 'confirmed', version: 2 }),
    }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Sam had Mia and Leo, Nov 18' })).toBeTruthy()
  expect(screen.getByText(/It counts in reports once you confirm it\./)).toBeTruthy()
  expect(screen.getByText('Dana’s train was late.')).toBeTruthy()
  expect(await screen.findByText('Mia: Dana → Sam, Wed, Nov 18, 12:00 PM EST to Wed, Nov 18, 8:00 PM EST')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that this happened?' }))
  expect(dialog.getByText('Your answer cannot be undone.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  await screen.findByText('You confirmed what happened.')
  expect(commandsIn(sent)[0]?.body).toEqual({ type: 'actualTime.confirm', version: 1 })
})

test('a dispute needs a reason, and one that came too late says what has changed', async () => {
  const { sent, user } = await openApp(
    page,
    calendarAnswers('other', {
      ...list(actualTime('other')),
      [events]: () => refusal(409, 'notAllowedNow', { item: actualTime('other', { status: 'withdrawn', version: 2 }) }),
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Dispute' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Dispute this?' }))
  await user.type(dialog.getByLabelText('What happened instead'), 'The train was on time')
  await user.click(dialog.getByRole('button', { name: 'Dispute' }))
  expect(await screen.findByText(/has changed since you opened it/)).toBeTruthy()
  expect(commandsIn(sent)[0]?.body).toEqual({
    type: 'actualTime.dispute',
    version: 1,
    reason: 'The train was on time',
  })
})

test('its creator can only withdraw it, and whoever looks on can do nothing', async () => {
  await openApp(page, calendarAnswers('creator', list(actualTime('creator'))), { person: 'creator' })
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  expect(screen.getByText('Dana has not answered yet')).toBeTruthy()
})

test('a professional reads it and answers nothing', async () => {
  await openApp(page, calendarAnswers('viewing', list(actualTime('viewing'))), { person: 'viewing' })
  expect(await screen.findByText('Dana’s train was late.')).toBeTruthy()
  for (const name of ['Confirm', 'Dispute', 'Withdraw']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('the list says whose turn it is, and is empty until something was recorded', async () => {
  const disputed = actualTime('other', { id: sam, status: 'disputed', reason: 'No' })
  await openApp('/app/calendar/actual', calendarAnswers('other', list(actualTime('other'), disputed)))
  const rows = within(await screen.findByRole('list', { name: 'What really happened' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent?.match(/Your turn|Disputed/)?.[0])).toEqual([
    'Your turn',
    'Disputed',
  ])
})

test('an empty list says what belongs there and leads to the form', async () => {
  await openApp('/app/calendar/actual', calendarAnswers('other'))
  expect(await screen.findByText('Nothing recorded yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Record what happened' }).getAttribute('href')).toBe(
    '/app/calendar/actual/new',
  )
})

test('a list that cannot be loaded offers another try; a child is told whom it is for', async () => {
  await openApp(
    '/app/calendar/actual',
    calendarAnswers('other', { 'GET /pub/v1/actual-times': () => refusal(403, 'notAllowed') }),
  )
  expect(await screen.findByText('What really happened could not be loaded')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a child is told that it is between the parents', async () => {
  await openApp('/app/calendar/actual', calendarAnswers('other'), { change: { standing: 'child' } })
  expect(await screen.findByText('What really happened is between the parents')).toBeTruthy()
})

test('the day of the calendar leads to the form, which suggests that day and keeps what was typed when it fails', async () => {
  const { sent, user } = await openApp(
    '/app/calendar?view=day&date=2026-11-18',
    calendarAnswers('other', { ...list(actualTime('other')), [record]: () => refusal(503, 'unavailable') }),
  )
  const section = within(await screen.findByRole('region', { name: 'What really happened' }))
  expect(await section.findByText('Awaiting response')).toBeTruthy()
  await user.click(section.getByRole('link', { name: 'Record what really happened' }))
  await screen.findByRole('heading', { level: 1, name: 'Record what happened' })
  fill('What happened', 'Mia was ill')
  await user.click(screen.getByRole('button', { name: 'Record' }))
  expect(await screen.findByText('It was not recorded')).toBeTruthy()
  expect(screen.getByLabelText('What happened')).toHaveProperty('value', 'Mia was ill')
  expect(sent.find(({ what }) => what === record)?.body).toEqual({
    parentId: dana,
    childIds: Object.values(children),
    from: '2026-11-18T05:00:00.000Z',
    until: '2026-11-19T05:00:00.000Z',
    why: 'Mia was ill',
  })
})

test('what has not passed is refused beside its field', async () => {
  const { user } = await openApp('/app/calendar/actual/new?on=2026-11-20', calendarAnswers('other'))
  fireEvent.change(await screen.findByLabelText('To'), { target: { value: '2026-11-21T00:00' } })
  await user.click(screen.getByRole('button', { name: 'Record' }))
  expect(await screen.findByText('The date cannot be in the future.')).toBeTruthy()
  expect(screen.getByText('This field is required')).toBeTruthy()
})

test('a day to come has nothing to record', async () => {
  await openApp('/app/calendar?view=day&date=2026-11-25', calendarAnswers('other'))
  await screen.findByText(/Why is this/)
  expect(screen.queryByRole('link', { name: 'Record what really happened' })).toBeNull()
})
