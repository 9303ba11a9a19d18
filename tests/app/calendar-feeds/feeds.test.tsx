import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CalendarFeedDto } from '#contract/calendar-feeds/calendar-feeds.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'

const id = '00000000-0000-4000-8000-0000000000a1'
const feed: CalendarFeedDto = {
  id,
  status: 'live',
  version: 1,
  name: 'Phone',
  scope: 'parentingTime',
  names: 'initials',
  colour: 'blue',
  createdAt: '2026-11-20T10:00:00.000Z',
  changedAt: '2026-11-20T10:00:00.000Z',
  you: { actor: '00000000-0000-4000-8000-0000000000d1', party: 'owner', mode: 'self' },
}
const address = 'https://evenhand.example/pub/v1/calendar/abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq.ics'
const list = 'GET /pub/v1/calendar-feeds'
const make = 'POST /pub/v1/calendar-feeds'
const events = `POST /pub/v1/calendar-feeds/${id}/events`

const open = async (items: readonly CalendarFeedDto[], answers: Answers = {}, person?: 'viewing') => {
  const opened = await openApp(
    '/app/calendar/connections',
    { [list]: () => ({ items }), 'GET /pub/v1/connected-calendars': () => ({ items: [] }), ...answers },
    ...(person ? [{ person }] : []),
  )
  await screen.findByRole('heading', { name: 'Calendar in other apps', level: 1 })
  return opened
}

test('without an address it says what one is for; the form begins with the least, and the address is shown once', async () => {
  const { user, sent } = await open([], { [make]: () => ({ feed, address }) })
  await user.click(await screen.findByRole('button', { name: 'Create a link' }))
  const form = within(await screen.findByRole('dialog', { name: 'Create a link' }))
  expect(form.queryByLabelText('Names')).toBeNull()
  await user.click(form.getByRole('button', { name: 'Create link' }))
  expect(await form.findByText('This field is required')).toBeTruthy()
  await user.type(form.getByLabelText('Name'), 'Phone')
  await user.click(form.getByRole('button', { name: 'Create link' }))
  const made = within(await screen.findByRole('dialog', { name: 'Your link' }))
  expect(sent.filter(({ what }) => what === make).map(({ body }) => body)).toEqual([
    { name: 'Phone', scope: 'busy', names: 'initials', colour: 'blue' },
  ])
  expect(made.getByLabelText('Link')).toHaveProperty('value', address)
  expect(made.getByRole('link').getAttribute('href')).toBe(address.replace('https:', 'webcal:'))
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
  await user.click(made.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText(/Select the link and copy it yourself/)).toBeTruthy()
  write.mockRestore()
  await user.click(made.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(address)
  await user.click(made.getAllByRole('button', { name: 'Done' }).at(-1) ?? document.body)
  expect(screen.queryByDisplayValue(address)).toBeNull()
})

test('each scope says what it shows before an address is made of it', async () => {
  const { user } = await open([{ ...feed, scope: 'withEvents' }])
  expect(await screen.findByText(/Parenting time and events · Initials · Created/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Create a link' }))
  const form = within(await screen.findByRole('dialog', { name: 'Create a link' }))
  await user.selectOptions(form.getByLabelText('What it shows'), 'withEvents')
  expect(form.getByText(/Also shared events, with their titles and places as written/)).toBeTruthy()
  expect(form.getByLabelText('Names')).toBeTruthy()
})

test('revoking is asked about, and a refusal says why and keeps the question', async () => {
  const { user, sent } = await open([feed], { [events]: () => refusal(500, 'unexpected') })
  expect(await screen.findByText(/Parenting time · Initials · Created/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Revoke' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke “Phone”?' }))
  await user.click(dialog.getByRole('button', { name: 'Revoke' }))
  expect(await dialog.findByText('Nothing was changed')).toBeTruthy()
  expect(sent.filter(({ what }) => what === events).map(({ body }) => body)).toEqual([
    { type: 'calendarFeed.revoke', version: 1 },
  ])
})

test('a failure to load offers another try', async () => {
  const { user } = await open([], { [list]: () => refusal(400, 'invalid') })
  expect(await screen.findByText('Your links could not be loaded', undefined, { timeout: 5000 })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
})

test('who looks on is told that addresses are the parents’ own', async () => {
  const { sent } = await open([], {}, 'viewing')
  expect(await screen.findByText('Only parents can create calendar links')).toBeTruthy()
  expect(sent.some(({ what }) => what === list)).toBe(false)
})
