import { onlineManager } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { dana, expenseId, sam } from '#tests/support/dom/family.ts'
import { type Answers, commandsIn, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { item } from '../fixtures.ts'

const address = `/app/expenses/${expenseId}`
const [open, get] = [`POST /pub/v1/expenses/${expenseId}/open`, `GET /pub/v1/expenses/${expenseId}`]
const events = `POST /pub/v1/expenses/${expenseId}/events`
const name = 'Orthodontist, second visit'

const priced = (total: number, version: number): ExpenseDto => {
  const before = item('open', 'other', { version, total })
  return { ...before, facts: { ...before.facts, owed: total / 2 } }
}

/** Opens an expense of $100.00 that the server can change while it is read. */
async function opened(answers: Answers = {}) {
  let latest = priced(100_00, 3)
  const app = await openApp(address, { [open]: () => latest, [get]: () => latest, ...answers })
  await screen.findByRole('heading', { level: 1, name })
  const change = (now: ExpenseDto) => {
    latest = now
    void app.app.queryClient.invalidateQueries({ queryKey: ['expense', expenseId] })
  }
  return { ...app, change }
}

test('an answer that failed offline leaves nothing old on the page once the connection is back', async () => {
  onTestFinished(() => onlineManager.setOnline(true))
  const { user, change } = await opened()
  onlineManager.setOnline(false)
  change(priced(140_00, 4))
  await user.click(await screen.findByRole('button', { name: 'Approve $50.00' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Your approval was not sent')
  onlineManager.setOnline(true)
  expect(await screen.findByRole('heading', { name: 'Approve or decline your share of $70.00' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Approve $70.00' })).toBeTruthy()
  expect(screen.queryByText('$50.00')).toBeNull()
  expect(screen.queryByText(/You are offline/)).toBeNull()
  expect(screen.queryByText(/Your approval was not sent/)).toBeNull()
})

test('after an answer that the server failed on, the page is read again', async () => {
  const { user, change } = await opened({ [events]: () => refusal(500, 'unexpected') })
  const button = await screen.findByRole('button', { name: 'Approve $50.00' })
  change(priced(140_00, 4))
  await user.click(button)
  expect(await screen.findByRole('button', { name: 'Approve $70.00' })).toBeTruthy()
})

test('another split while it is read is said before an answer, which waits a moment', async () => {
  const { change } = await opened()
  const before = priced(100_00, 3)
  change({
    ...before,
    version: 4,
    shares: [
      { personId: sam, percent: 40, amount: 40_00 },
      { personId: dana, percent: 60, amount: 60_00 },
    ],
    facts: { ...before.facts, owed: 60_00 },
    ownPercent: 40,
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Sam changed this expense while you were reading it')
  const said = alert.textContent.replaceAll('\u00a0', ' ')
  expect(said).toContain('It is now split Dana 60%, Sam 40% (it was 50 / 50). Take another look, then answer.')
  const approve = await screen.findByRole<HTMLButtonElement>('button', { name: 'Approve $60.00' })
  expect(approve.disabled).toBe(true)
  await vi.waitFor(() => expect(approve.disabled).toBe(false), { timeout: 3000 })
})

test('a change while it is read is said before an answer, which waits a moment', async () => {
  const { sent, user, change } = await opened({ [events]: () => item('approved.unpaid', 'other') })
  change(priced(140_00, 4))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Sam changed this expense while you were reading it')
  expect(alert.textContent).toContain(`${name} is now $140.00 (it was $100.00). Take another look, then answer.`)
  const approve = await screen.findByRole<HTMLButtonElement>('button', { name: 'Approve $70.00' })
  expect(approve.disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Decline' }).disabled).toBe(true)
  await vi.waitFor(() => expect(approve.disabled).toBe(false), { timeout: 3000 })
  await user.click(screen.getByRole('button', { name: 'See what changed' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What happened' }))
  await user.click(approve)
  await vi.waitFor(() => expect(commandsIn(sent)).toMatchObject([{ body: { version: 4, owed: 70_00 } }]))
  await vi.waitFor(() => expect(screen.queryByText(/while you were reading it/)).toBeNull())
})
