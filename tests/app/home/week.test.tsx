import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { deviceIn } from '#tests/support/dom/device-zone.ts'
import { children, dana, sam } from '#tests/support/dom/family.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { layers } from '../calendar/fixtures.ts'
import { edge, holiday, holidayId } from '../calendar/holiday-fixtures.ts'

beforeEach(() => deviceIn('America/New_York'))

const home = 'GET /pub/v1/home'
const time = 'GET /pub/v1/parenting-time'
const none = { count: 0, items: [], support: [] }
/** The card takes the place of its frame once the code and the answer have come. */
const week = async () => {
  const busy = (region: HTMLElement) => region.getAttribute('aria-busy') === 'true'
  const region = await waitFor(() => {
    const found = screen.getByRole('region', { name: 'Parenting time this week' })
    expect(busy(found)).toBe(false)
    return found
  })
  return within(region)
}

const change = {
  id: '00000000-0000-4000-8000-0000000000f2',
  kind: 'offer',
  askerId: sam,
  times: [
    { parentId: dana, from: '2026-11-26T14:00:00.000Z', until: '2026-11-27T14:00:00.000Z' },
    { parentId: sam, from: '2026-11-28T14:00:00.000Z', until: '2026-11-29T14:00:00.000Z' },
  ],
  respondBy: '2026-11-23T14:00:00.000Z',
}
const waits = { ...none, count: 1, changes: [change] }

test('the week says whose days are whose, to the minute, and when, where and to whom the next exchange is', async () => {
  await openApp('/app/home', { [time]: () => layers() })
  const card = await week()
  const band = within(await card.findByRole('list', { name: 'Parenting time of Mia and Leo' }))
  expect(band.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'DanaDana, Sun, Nov 15, 12:00 AM EST to Fri, Nov 20, 5:00 PM EST',
    'SamSam, Fri, Nov 20, 5:00 PM EST to Sun, Nov 22, 12:00 AM EST',
  ])
  expect(card.getByText('Fri').closest('li')?.getAttribute('aria-current')).toBe('date')
  expect(card.getByText(/Next exchange:/).textContent).toBe(
    'Next exchange: today, 5:00 PM EST · Dana to Sam · School out · Lincoln Elementary',
  )
})

test('a traveller reads when the next exchange is for the family and where they are', async () => {
  deviceIn('America/Los_Angeles')
  await openApp('/app/home', { [time]: () => layers() })
  expect((await (await week()).findByText(/Next exchange:/)).textContent).toBe(
    'Next exchange: today, 5:00 PM EST (2:00 PM PST where you are) · Dana to Sam · School out · Lincoln Elementary',
  )
})

test('children who are not together have a band each, and an exchange names those who change homes', async () => {
  const swap = {
    id: change.id,
    childIds: [children.leo],
    parent: sam,
    from: '2026-11-20T20:00:00.000Z',
    until: '2026-11-20T22:00:00.000Z',
  }
  await openApp('/app/home', { [time]: () => layers({ swaps: [swap] }) })
  const card = await week()
  expect(await card.findByRole('list', { name: 'Parenting time of Mia' })).toBeTruthy()
  expect(card.getByRole('list', { name: 'Parenting time of Leo' })).toBeTruthy()
  expect(card.getByText(/Next exchange:/).textContent).toBe('Next exchange: today, 3:00 PM EST · Leo, Dana to Sam')
})

test('an exchange that is months away is the next one where children are always with one parent', async () => {
  const always = {
    length: 7,
    beginsOn: 0,
    changes: [{ day: 0, to: 'first' as const, handover: edge(0, '17:00').handover }],
  }
  const { name, childIds, middle, except, through, createdBy } = holiday('other', { name: 'First of July' })
  const of = { id: holidayId, name, childIds, middle, except, through, createdBy, from: '2026-11-01', answers: [] }
  const july: ReturnType<typeof layers>['holidays'][number] = {
    ...of,
    date: { by: 'date', month: 7, day: 1 },
    begins: edge(0, '10:00'),
    ends: edge(1, '10:00'),
    even: 'none',
    odd: [sam],
  }
  const schedules = layers().schedules.map((one) => ({ ...one, cycle: always }))
  await openApp('/app/home', { [time]: () => layers({ schedules, holidays: [july] }) })
  expect((await (await week()).findByText(/Next exchange:/)).textContent).toBe(
    'Next exchange: Thu, Jul 1, 2027, 10:00 AM EDT · Dana to Sam',
  )
})

test('a family without a schedule is told so, and a parent is led to add one', async () => {
  await openApp('/app/home', {})
  const card = await week()
  expect(await card.findByText('There is no parenting schedule yet.')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Add schedule' }).getAttribute('href')).toBe('/app/calendar/schedules/new')
})

test('a child sees the week too, and nothing to press', async () => {
  await openApp('/app/home', { [time]: () => layers({ schedules: [] }) }, { change: { standing: 'child' } })
  expect(await (await week()).findByText('There is no parenting schedule yet.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add schedule' })).toBeNull()
})

test('a week that cannot be loaded says so and is loaded by a press, while the rest of Home stands', async () => {
  let well = false
  const { user } = await openApp('/app/home', { [time]: () => (well ? layers() : refusal(403, 'notAllowed')) })
  const card = await week()
  await card.findByText('This week could not be loaded.')
  expect(await screen.findByRole('region', { name: 'Waiting for you' })).toBeTruthy()
  well = true
  await user.click(card.getByRole('button', { name: 'Try again' }))
  expect(await card.findByText(/Next exchange:/)).toBeTruthy()
})

test('a change request of the other parent waits on Home and is counted beside Calendar alone', async () => {
  await openApp('/app/home', { [home]: () => ({ you: waits, others: none, totals: null }), [time]: () => layers() })
  const yours = within(await screen.findByRole('region', { name: 'Waiting for you' }))
  const link = await yours.findByRole('link', { name: 'Swap Nov 26 for Nov 28' })
  expect(link.getAttribute('href')).toBe(`/app/calendar/changes/${change.id}`)
  expect(yours.getByText('Answer the request')).toBeTruthy()
  expect(yours.getByText('Sam offered time. Expires Mon, Nov 23, 9:00 AM EST.')).toBeTruthy()
  expect(yours.queryByText('See all in the expense log')).toBeNull()
  const nav = within(screen.getAllByRole('navigation', { name: 'Main' })[0] ?? document.body)
  expect(await nav.findByRole('link', { name: /Calendar.*1 waiting for you/ })).toBeTruthy()
  expect(nav.queryByRole('link', { name: /Expenses.*waiting for you/ })).toBeNull()
})

test('a change request of your own waits for the other parent', async () => {
  await openApp(
    '/app/home',
    { [home]: () => ({ you: none, others: waits, totals: null }), [time]: () => layers() },
    { person: 'creator' },
  )
  const others = within(await screen.findByRole('region', { name: 'Waiting for others' }))
  expect(await others.findByText('You offered time. Expires Mon, Nov 23, 9:00 AM EST.')).toBeTruthy()
  expect(others.getByText('Waiting for Dana')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/waiting for you/)).toBeNull())
})
