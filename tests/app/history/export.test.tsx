import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sam } from '#tests/support/dom/family.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { line } from './fixtures.ts'

const list = 'GET /pub/v1/history'
const page = (...lines: object[]) => ({ lines, next: null })

test('an export begins as the filters say, and a filter it does not know is said', async () => {
  const { user } = await openApp(`/app/history?who=${sam}&topic=viewed&from=2026-11-01`, { [list]: () => page(line()) })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog'))
  const address = () =>
    new URL(dialog.getByRole('link', { name: 'Download' }).getAttribute('href') ?? '', location.href)
  expect(address().pathname).toBe('/pub/v1/history-export')
  expect(Object.fromEntries(address().searchParams)).toEqual({ format: 'pdf', from: '2026-11-01', who: sam })
  expect(dialog.getByText(/your filter “First viewed” does not apply to it/)).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: 'Signed data (JSON)' }))
  await user.selectOptions(dialog.getByLabelText('Who'), 'Everyone')
  expect(Object.fromEntries(address().searchParams)).toEqual({ format: 'json', from: '2026-11-01' })
})

test('an export begins with the last year; everything is a choice, and is said to be long', async () => {
  const { user } = await openApp('/app/history', { [list]: () => page(line()) })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog'))
  const asked = () =>
    Object.fromEntries(
      new URL(dialog.getByRole('link', { name: 'Download' }).getAttribute('href') ?? '', location.href).searchParams,
    )
  expect(asked()).toEqual({ format: 'pdf', from: '2025-11-20', to: '2026-11-20' })
  expect(dialog.queryByText(/hundreds of pages/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Everything since the start' }))
  expect(asked()).toEqual({ format: 'pdf' })
  expect(dialog.getByText(/hundreds of pages/)).toBeTruthy()
})

test('private expenses are in an export only when that is ticked', async () => {
  const { user } = await openApp('/app/history', {
    [list]: () => page(line()),
    'GET /pub/v1/expenses': () => ({
      items: [],
      next: null,
      count: 2,
      totals: null,
      sums: {
        counted: { count: 0, total: 0, shares: [], owed: [] },
        ended: { count: 0, total: 0 },
        private: { count: 2, total: 40_00 },
      },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog'))
  const asked = () =>
    new URL(dialog.getByRole('link', { name: 'Download' }).getAttribute('href') ?? '', location.href).searchParams
  const tick = await dialog.findByLabelText<HTMLInputElement>(/^Include private expenses/)
  expect([tick.checked, asked().get('withPrivate')]).toEqual([false, null])
  await user.click(tick)
  expect(asked().get('withPrivate')).toBe('yes')
  await user.selectOptions(dialog.getByLabelText('Area'), 'payments')
  expect(dialog.queryByLabelText(/^Include private expenses/)).toBeNull()
  expect(asked().get('withPrivate')).toBeNull()
})
