import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, openApp, page, refusal, totals } from '#tests/support/dom/open-app.tsx'
import { item } from './fixtures.ts'

const list = 'GET /pub/v1/expenses'
const coat = { ...item('open', 'other'), name: 'Winter coat' }
const never = () => new Promise<never>(() => undefined)
const none = { count: 0, items: [], support: [] }
const waiting = () => ({ you: { ...none, count: 31 }, others: none, totals })

/** Says what stood in the page when its main part was drawn for the first time. */
function whatIsFirst(): Promise<{ hasRow: boolean; isCounted: boolean }> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main')) return
      observer.disconnect()
      resolve({
        hasRow: screen.queryByRole('link', { name: 'Winter coat' }) !== null,
        isCounted: screen.queryAllByRole('link', { name: /Expenses.*31 waiting for you/ }).length > 0,
      })
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}

test('the log is drawn once, with its first rows and with what the navigation counts', async () => {
  const first = whatIsFirst()
  await openApp('/app/expenses', { [list]: () => page([coat]), 'GET /pub/v1/home': waiting })
  expect(await first).toEqual({ hasRow: true, isCounted: true })
})

test('an answer that does not come leaves skeletons after a second, not an empty page', async () => {
  await openApp('/app/expenses', { [list]: never, 'GET /pub/v1/home': never })
  expect(await screen.findByRole('heading', { level: 1, name: 'Expense log' }, { timeout: 3_000 })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Winter coat' })).toBeNull()
  expect(document.querySelector('main [aria-busy=true]')).not.toBeNull()
})

test('a refused list is told on the page itself', async () => {
  await openApp('/app/expenses', { [list]: () => refusal(403, 'notAllowed') })
  expect(await screen.findByRole('heading', { level: 1, name: 'Expense log' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('whoever comes from another page sees the log at once, though its rows are on their way', async () => {
  let isOpen = false
  const answers: Answers = { [list]: () => (isOpen ? never() : page([])) }
  const { user } = await openApp('/app/home', answers)
  await screen.findByRole('heading', { level: 1 })
  isOpen = true
  const nav = within(screen.getAllByRole('navigation', { name: 'Main' })[0] ?? document.body)
  const before = performance.now()
  await user.click(nav.getByRole('link', { name: /Expenses/ }))
  await screen.findByRole('heading', { level: 1, name: 'Expense log' })
  expect(performance.now() - before).toBeLessThan(900)
})
