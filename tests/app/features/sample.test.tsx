import { QueryClient } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NoticeDto } from '#contract/notices/notices.ts'
import { applyChange } from '#src/app/boot/live/apply.ts'
import { expenseId, sam } from '#tests/support/dom/family.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { withSample } from './sample.feature.tsx'

const id = '00000000-0000-4000-8000-000000000107'
const waiting = { count: 1, items: [], support: [] }
const none = { count: 0, items: [], support: [] }
const linksOf = (name: string) =>
  within(screen.getAllByRole('navigation', { name })[0] ?? document.body)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('an area of the list stands in the navigation, in its place and with its count', async () => {
  await openApp('/app/expenses', {}, { features: withSample })
  await screen.findByRole('navigation', { name: 'Expenses and payments' })
  const [link] = await screen.findAllByRole('link', { name: /^Sample\s*, 7 samples$/ })
  expect(link?.getAttribute('href')).toBe('/app/account')
  expect(linksOf('Main').map((text) => text?.replace(/\d+.*/, ''))).toEqual(
    expect.arrayContaining(['Home', 'Sample', 'Expenses', 'Messages', 'History', 'Sample help', 'Legal']),
  )
  expect(linksOf('Expenses and payments')).toEqual(['Expenses', 'Samples', 'Payments', 'Scheduled', 'Child support'])
})

test('an entry is left out for whoever lacks its right', async () => {
  await openApp('/app/expenses', {}, { features: withSample, change: { standing: 'child' } })
  expect(await screen.findAllByRole('link', { name: 'Home' })).not.toHaveLength(0)
  expect(screen.queryByRole('link', { name: /^Sample\b(?! help)/ })).toBeNull()
})

test('a change of its topic asks for its queries again, for Home and for the record', () => {
  const queries = new QueryClient()
  for (const key of [['sample', id], ['sample', 'other'], ['home'], ['record', 'latest'], ['expenses']])
    queries.setQueryData(key, {})
  applyChange(queries, { topic: 'paymentAccount', id }, withSample)
  const stale = queries.getQueryCache().findAll({ stale: true, predicate: ({ state }) => state.isInvalidated })
  expect(stale.map(({ queryKey }) => queryKey)).toEqual([['sample', id], ['home'], ['record', 'latest']])
})

test('its notices have its title, and lead to its page', async () => {
  const notice: NoticeDto = {
    id: expenseId,
    kind: 'accountVerified',
    actor: sam,
    entity: 'paymentAccount',
    entityId: id,
    expenseId: null,
    ledgerId: null,
    name: null,
    at: '2026-11-17T21:10:00.000Z',
    seenAt: null,
  }
  await openApp(
    '/app/notices',
    { 'GET /pub/v1/notices': () => ({ items: [notice], next: null, unseen: 1 }) },
    { features: withSample },
  )
  const link = await screen.findByRole('link', { name: 'Sam made a sample' })
  expect(link.getAttribute('href')).toBe(`/app/help/${id}`)
})

test('Home shows its lines among the others, and what it puts beside them', async () => {
  await openApp(
    '/app/home',
    { 'GET /pub/v1/home': () => ({ you: waiting, others: none, totals: null }) },
    { features: withSample },
  )
  const list = await screen.findByRole('list', { name: 'Waiting for you' })
  expect(within(list).getByText('A sample beside 0 of child support')).toBeTruthy()
  expect(screen.getByText('A sample aside')).toBeTruthy()
  expect(screen.queryByText('See all in the expense log')).toBeNull()
})

test('its chart is labelled on the pages for developers', async () => {
  await openApp(
    '/app/dev/machines/paymentAccount',
    { 'GET /pub/v1/dev/test-users': () => [] },
    { features: withSample },
  )
  expect(await screen.findAllByText('A sample label')).not.toHaveLength(0)
})
