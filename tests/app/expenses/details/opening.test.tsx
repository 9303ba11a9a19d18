import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { applyChange } from '#src/app/boot/live/apply.ts'
import { features } from '#src/features/features.ts'
import { expenseId } from '#tests/support/dom/family.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { item } from '../fixtures.ts'

const address = `/app/expenses/${expenseId}`
const open = `POST /pub/v1/expenses/${expenseId}/open`

/** Puts the tab in the background until the returned function brings it back. */
const inBackground = (): (() => void) => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => state.mockRestore())
  return () => {
    state.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
}

test('a tab in the background opens nothing; it does once the person looks at it', async () => {
  const expense = item('open', 'other')
  const look = inBackground()
  const { sent } = await openApp(address, { [open]: () => expense })
  await screen.findAllByText('Loading the expense')
  await vi.waitFor(() => expect(sent.map(({ what }) => what)).toContain('GET /pub/v1/family'))
  expect(sent.filter(({ what }) => what === open)).toEqual([])
  act(look)
  expect(await screen.findByRole('heading', { level: 1, name: expense.name })).toBeTruthy()
  expect(sent.filter(({ what }) => what === open).length).toBe(1)
})

test('opening is sent once, whatever becomes of it, and again by a press alone', async () => {
  const { sent, user } = await openApp(address, { [open]: () => refusal(503, 'unavailable') })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(sent.filter(({ what }) => what === open).length).toBe(1)
  await user.click(retry)
  await vi.waitFor(() => expect(sent.filter(({ what }) => what === open).length).toBe(2))
})

const shared = { topic: 'expense', id: expenseId } as const

test('an expense that is missing opens once the live stream says that it was shared', async () => {
  const expense = item('open', 'other')
  let isShared = false
  const { app, sent } = await openApp(address, { [open]: () => (isShared ? expense : refusal(404, 'notFound')) })
  await screen.findByRole('heading', { level: 1, name: 'Entry Not Found' })
  const opened = () => sent.filter(({ what }) => what === open).length

  act(() => applyChange(app.queryClient, shared, features))
  await vi.waitFor(() => expect(opened()).toBe(2))
  expect(await screen.findByRole('heading', { level: 1, name: 'Entry Not Found' })).toBeTruthy()
  isShared = true
  act(() => applyChange(app.queryClient, shared, features))
  expect(await screen.findByRole('heading', { level: 1, name: expense.name })).toBeTruthy()
  expect(opened()).toBe(3)
})

test('what was shared while the tab is in the background opens when the person looks at it', async () => {
  const expense = item('open', 'other')
  let isShared = false
  const { app, sent } = await openApp(address, { [open]: () => (isShared ? expense : refusal(404, 'notFound')) })
  await screen.findByRole('heading', { level: 1, name: 'Entry Not Found' })
  const look = inBackground()
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  isShared = true
  act(() => applyChange(app.queryClient, shared, features))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(sent.filter(({ what }) => what === open).length).toBe(1)
  act(look)
  expect(await screen.findByRole('heading', { level: 1, name: expense.name })).toBeTruthy()
})

test('a change on the live stream does not repeat an opening that failed', async () => {
  const { app, sent } = await openApp(address, { [open]: () => refusal(422, 'invalid') })
  await screen.findByRole('button', { name: 'Try again' })
  act(() => applyChange(app.queryClient, shared, features))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(sent.filter(({ what }) => what === open).length).toBe(1)
})
