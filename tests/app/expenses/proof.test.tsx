import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expenseId } from '#tests/support/dom/family.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { item } from './fixtures.ts'

const expense = item('open', 'other')
const proof = `GET /pub/v1/history/${expenseId}/proof`

test('a proof that does not exist yet is said in words, and asked for again by a press', async () => {
  let signed = false
  const { user } = await openApp(`/app/expenses/${expenseId}`, {
    [`POST /pub/v1/expenses/${expenseId}/open`]: () => expense,
    [`GET /pub/v1/expenses/${expenseId}`]: () => expense,
    [proof]: () => (signed ? new Response('{}') : refusal(503, 'unavailable')),
  })
  await user.click(await screen.findByRole('link', { name: 'Proof' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('There is no proof of this yet')
  expect(alert.textContent).toContain('within a minute')

  signed = true
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:proof', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`)
  })
  await user.click(screen.getByRole('link', { name: 'Try again' }))
  await waitFor(() => expect(saved).toEqual([`blob:proof evenhand-proof-${expenseId}.json`]))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a proof that cannot be downloaded is said, too', async () => {
  const { user } = await openApp(`/app/expenses/${expenseId}`, {
    [`POST /pub/v1/expenses/${expenseId}/open`]: () => expense,
    [`GET /pub/v1/expenses/${expenseId}`]: () => expense,
    [proof]: () => refusal(404, 'notFound'),
  })
  await user.click(await screen.findByRole('link', { name: 'Proof' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The proof could not be downloaded.')
})
