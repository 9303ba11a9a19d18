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
    [proof]: () => (signed ? {} : refusal(503, 'notSignedYet')),
  })
  await user.click(await screen.findByRole('button', { name: 'Record verified' }))
  await user.click(await screen.findByRole('link', { name: 'Download signed proof (JSON)' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The proof could not be downloaded.')
  expect(alert.textContent).toContain('Refused: notSignedYet.')

  signed = true
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:proof', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href)
  })
  await user.click(screen.getByRole('link', { name: 'Download signed proof (JSON)' }))
  await waitFor(() => expect(saved).toEqual(['blob:proof']))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  [503, 'unavailable'],
  [503, 'recordKeyMissing'],
  [404, 'notFound'],
] as const)('a proof that cannot be downloaded is said, too: %i %s', async (status, code) => {
  const { user } = await openApp(`/app/expenses/${expenseId}`, {
    [`POST /pub/v1/expenses/${expenseId}/open`]: () => expense,
    [`GET /pub/v1/expenses/${expenseId}`]: () => expense,
    [proof]: () => refusal(status, code),
  })
  await user.click(await screen.findByRole('button', { name: 'Record verified' }))
  await user.click(await screen.findByRole('link', { name: 'Download signed proof (JSON)' }))
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toContain(`Refused: ${code}.`)
})

test('a press on the mark offers the record of this expense: a PDF with its exhibits, a small proof, its place in the history', async () => {
  const { user } = await openApp(`/app/expenses/${expenseId}`, {
    [`POST /pub/v1/expenses/${expenseId}/open`]: () => expense,
    [`GET /pub/v1/expenses/${expenseId}`]: () => expense,
  })
  await user.click(await screen.findByRole('button', { name: 'Record verified' }))
  const pdf = await screen.findByRole('link', { name: 'Download PDF' })
  expect(pdf.getAttribute('href')).toBe(`/pub/v1/history-export?item=${expenseId}&format=pdf`)
  expect(screen.getByRole('link', { name: 'Show it in History' }).getAttribute('href')).toContain(expenseId)
})

test('a record of an expense that cannot be made says why', async () => {
  const { user } = await openApp(`/app/expenses/${expenseId}`, {
    [`POST /pub/v1/expenses/${expenseId}/open`]: () => expense,
    [`GET /pub/v1/expenses/${expenseId}`]: () => expense,
    'GET /pub/v1/history-export': () => refusal(503, 'notSignedYet'),
  })
  await user.click(await screen.findByRole('button', { name: 'Record verified' }))
  await user.click(await screen.findByRole('link', { name: 'Download PDF' }))
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toContain('Unable to Generate Report')
  expect(textContent).toContain('Refused: notSignedYet.')
})
