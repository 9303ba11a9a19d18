import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { deviceIn } from '#tests/support/dom/device-zone.ts'
import { children, dana, sam } from '#tests/support/dom/family.ts'
import { commandsIn, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { calendarAnswers, request, requestId } from './fixtures.ts'

beforeEach(() => deviceIn('America/New_York'))

const ask = 'POST /pub/v1/change-requests'
const events = `POST /pub/v1/change-requests/${requestId}/events`
const list = (...items: object[]) => ({ 'GET /pub/v1/change-requests': () => ({ items }) })
const page = `/app/calendar/changes/${requestId}`
const type = (label: string, value: string, at = 0) => {
  const field = screen.getAllByLabelText(label)[at]
  if (!field) throw new Error(`no field ${label}`)
  fireEvent.change(field, { target: { value } })
}

test('a request says what it would change, and is approved after a warning', async () => {
  const { sent, user } = await openApp(
    page,
    calendarAnswers('other', {
      ...list(request('other')),
      [events]: () => request('other', { status: 'approved', version: 2 }),
    }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Swap Nov 26 for Nov 28' })).toBeTruthy()
  expect(screen.getByText('An approval cannot be undone.')).toBeTruthy()
  expect(screen.getByText('I have to work on Thanksgiving.')).toBeTruthy()
  const moved = within(
    (await screen.findByRole('heading', { name: 'What would change' })).closest('section') ?? document.body,
  )
  expect(moved.getByText(/^Mia: Sam → Dana, Thu, Nov 26, 9:00 AM EST to Fri, Nov 27, 9:00 AM EST$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this change?' }))
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  await screen.findByText('You approved the change.')
  expect(commandsIn(sent)[0]?.body).toEqual({ type: 'changeRequest.approve', version: 1 })
})

test('the rail says what happened, whose turn it is and what may come', async () => {
  const entry = {
    id: '00000000-0000-4000-8000-0000000000aa',
    seq: 1,
    at: '2026-11-18T12:00:00.000Z',
    kind: 'changeRequest.begin',
    entity: 'changeRequest',
    entityId: requestId,
    actor: sam,
    party: 'asker',
    mode: 'self',
    details: {},
  }
  const history = { [`GET /pub/v1/history/${requestId}`]: () => ({ entries: [entry], verified: true }) }
  await openApp(page, calendarAnswers('other', { ...list(request('other')), ...history }))
  const rail = within(await screen.findByRole('list', { name: 'What happened' }))
  expect(rail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Done: Sam asked to change parenting timeNov 18, 7:00 AM ESTI have to work on Thanksgiving.',
    'Now: Your turn',
    'Next: ApprovedIf you approve, the calendar changes right away.',
    'Next: ExpiredIf nobody answers by Mon, Nov 23, 9:00 AM EST.',
  ])
})

test('where another swap was approved meanwhile, the page says so and offers no approval', async () => {
  const taken = request('other', { facts: { free: false, counterable: false, over: false } })
  await openApp(page, calendarAnswers('other', list(taken)))
  expect(
    await screen.findByText(/covers some of this time already.*no time left to propose another change/),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Decline and propose change' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy()
})

test('an answer to a request that has ended says that it changed', async () => {
  const { user } = await openApp(
    page,
    calendarAnswers('other', {
      ...list(request('other')),
      [events]: () => refusal(409, 'notAllowedNow', { item: request('other', { status: 'withdrawn', version: 2 }) }),
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this change?' }))
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await dialog.findByText('The request has changed since you opened it. It is shown as it is now.')).toBeTruthy()
})

test('the asker withdraws and answers nothing', async () => {
  await openApp(page, calendarAnswers('creator', list(request('creator'))), { person: 'creator' })
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('the whole chain of proposals stands below, in order, and leads to the others', async () => {
  const idOf = (last: string) => `${requestId.slice(0, -1)}${last}`
  const root = idOf('8')
  const first = request('other', { id: root, root, status: 'countered', reason: 'My sister visits' })
  const present = request('other', { root, previousId: root, status: 'countered' })
  const [time] = present.times
  const last = request('creator', {
    id: idOf('9'),
    root,
    previousId: requestId,
    times: time ? [time] : [],
    reason: 'Sunday suits me better',
    answer: 'I work that day',
    status: 'declined',
  })
  const { user } = await openApp(page, calendarAnswers('other', list(last, present, first)))
  const chain = within(await screen.findByRole('list', { name: 'All proposals, in order' }))
  const steps = chain.getAllByRole('listitem')
  expect(steps.map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, 'true', null])
  expect(steps[0]?.textContent).toContain('My sister visits')
  expect(steps[1]?.textContent).toBe('Swap Nov 26 for Nov 28This request')
  expect(steps[2]?.textContent).toContain('Dana answered: “I work that day”')
  await user.click(chain.getByRole('link', { name: 'Dana has Nov 26' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Dana has Nov 26' })).toBeTruthy()
})

test('a request says whether time is asked for or offered', async () => {
  const asked = request('other', { id: `${requestId.slice(0, -1)}9`, kind: 'request' })
  await openApp('/app/calendar/changes', calendarAnswers('other', list(request('other'), asked)))
  const lines = within(await screen.findByRole('list', { name: 'Change requests' })).getAllByRole('listitem')
  expect(lines[0]?.textContent).toContain('Sam offered time · sent Wed, Nov 18, 7:00 AM EST')
  expect(lines[1]?.textContent).toContain('Sam asked for time · sent Wed, Nov 18, 7:00 AM EST')
})

test('an offer gives the first time to the other parent', async () => {
  const { sent, user } = await openApp(
    '/app/calendar/changes/new',
    calendarAnswers('other', { ...list(), [ask]: () => request('creator') }),
  )
  await user.selectOptions(await screen.findByLabelText('What are you asking?'), 'I’m offering time')
  expect(screen.getByRole('group', { name: 'Time with Sam' })).toBeTruthy()
  type('From', '2026-11-26T09:00')
  type('To', '2026-11-27T09:00')
  type('Expires', '2026-11-24T09:00')
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'I work that day')
  await user.click(screen.getByRole('button', { name: 'Ask Sam' }))
  await screen.findByText('You asked Sam for the change.')
  expect(sent.find(({ what }) => what === ask)?.body).toMatchObject({ kind: 'offer', times: [{ parentId: sam }] })
})

test('the clocks follow the earlier of two times, and name its field', async () => {
  const { sent, user } = await openApp('/app/calendar/changes/new', calendarAnswers('other', list()))
  await user.selectOptions(await screen.findByLabelText('In return'), 'swap')
  type('From', '2026-11-28T09:00')
  type('To', '2026-11-28T19:00')
  type('From', '2026-11-26T09:00', 1)
  type('To', '2026-11-26T19:00', 1)
  expect(screen.getByText(/^Between Sat, Nov 21, .* and Wed, Nov 25, 9:00 AM EST\.$/)).toBeTruthy()
  type('From', '2026-11-21T09:00', 1)
  type('To', '2026-11-21T19:00', 1)
  type('Expires', '2026-11-24T09:00')
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Dinner')
  await user.click(screen.getByRole('button', { name: 'Ask Sam' }))
  expect(await screen.findByText('The time must begin at least 48 hours from now.')).toBeTruthy()
  const invalid = screen.getAllByLabelText('From').map((field) => field.getAttribute('aria-invalid'))
  expect(invalid).toEqual([invalid[0], 'true'])
  expect(invalid[0]).not.toBe('true')
  expect(sent.some(({ what }) => what === ask)).toBe(false)
})

test('a swap is asked for with both times, as instants of the family’s zone', async () => {
  const { sent, user } = await openApp(
    '/app/calendar/changes/new',
    calendarAnswers('other', { ...list(), [ask]: () => request('creator') }),
  )
  await user.selectOptions(await screen.findByLabelText('In return'), 'swap')
  type('From', '2026-11-26T09:00')
  type('To', '2026-11-27T09:00')
  type('From', '2026-11-28T09:00', 1)
  type('To', '2026-11-29T09:00', 1)
  type('Expires', '2026-11-24T09:00')
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Family dinner')
  await user.click(screen.getByRole('button', { name: 'Ask Sam' }))
  await screen.findByText('You asked Sam for the change.')
  expect(sent.find(({ what }) => what === ask)?.body).toEqual({
    kind: 'request',
    childIds: Object.values(children),
    times: [
      { parentId: dana, from: '2026-11-26T14:00:00.000Z', until: '2026-11-27T14:00:00.000Z' },
      { parentId: sam, from: '2026-11-28T14:00:00.000Z', until: '2026-11-29T14:00:00.000Z' },
    ],
    reason: 'Family dinner',
    expiresAt: '2026-11-24T14:00:00.000Z',
  })
})

test('what would change is shown before a request is sent', async () => {
  const { sent } = await openApp('/app/calendar/changes/new', calendarAnswers('other', list()))
  await screen.findByLabelText('In return')
  expect(screen.queryByRole('heading', { name: 'What would change' })).toBeNull()
  type('From', '2026-11-26T09:00')
  type('To', '2026-11-27T09:00')
  expect(await screen.findByRole('heading', { name: 'What would change' })).toBeTruthy()
  expect(screen.getByText('Mia: Sam → Dana, Thu, Nov 26, 9:00 AM EST to Fri, Nov 27, 9:00 AM EST')).toBeTruthy()
  expect(sent.some(({ what }) => what.startsWith('POST'))).toBe(false)
})

test('a time within 48 hours and a missing reason are refused before anything is sent', async () => {
  const { sent, user } = await openApp('/app/calendar/changes/new', calendarAnswers('other', list()))
  await screen.findByLabelText('In return')
  type('From', '2026-11-21T09:00')
  type('To', '2026-11-21T19:00')
  type('Expires', '2026-11-20T18:00')
  await user.click(screen.getByRole('button', { name: 'Ask Sam' }))
  expect(await screen.findByText('This field is required')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Dinner')
  await user.click(screen.getByRole('button', { name: 'Ask Sam' }))
  expect(await screen.findByText('The time must begin at least 48 hours from now.')).toBeTruthy()
  expect(sent.some(({ what }) => what === ask)).toBe(false)
})

test('another proposal answers the request that was seen', async () => {
  const { sent, user } = await openApp(
    `/app/calendar/changes/new?answers=${requestId}`,
    calendarAnswers('other', { ...list(request('other')), [events]: () => request('other', { status: 'countered' }) }),
  )
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Sunday suits me better')
  await user.click(screen.getByRole('button', { name: 'Decline and propose' }))
  await screen.findByText('You declined and proposed another change to Sam.')
  expect(commandsIn(sent)[0]?.body).toMatchObject({
    type: 'changeRequest.counter',
    version: 1,
    proposal: { kind: 'request' },
  })
})

test('a child is told that requests are between the parents', async () => {
  await openApp('/app/calendar/changes', calendarAnswers('other'), { change: { standing: 'child' } })
  expect(await screen.findByText('Change requests are between the parents')).toBeTruthy()
})
