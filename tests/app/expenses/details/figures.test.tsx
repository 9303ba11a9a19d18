import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { dana, expenseId, type Person, sam } from '#tests/support/dom/family.ts'
import { type Answers, openApp } from '#tests/support/dom/open-app.tsx'
import { item } from '../fixtures.ts'

const opened = async (expense: ExpenseDto, person: Person, answers: Answers = {}) => {
  const app = await openApp(
    `/app/expenses/${expenseId}`,
    { [`POST /pub/v1/expenses/${expenseId}/open`]: () => expense, ...answers },
    { person },
  )
  await screen.findByRole('heading', { level: 1, name: expense.name })
  return app
}
const header = () => within(screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body)
const splitLines = () => {
  const card = screen.getByRole('heading', { level: 2, name: 'Split' }).closest('section')
  const pairs = [...(card?.querySelectorAll('dl > div') ?? [])]
  return pairs.map((pair) => [...pair.children].map(({ textContent }) => textContent))
}

test('after half was paid by check the lines of the share add up, and each figure says what it is', async () => {
  const part = item('approved.paymentUnconfirmed', 'other')
  const facts = { ...part.facts, checks: 40_00, settled: 2_50, inFlight: 50_00 }
  await opened({ ...part, facts }, 'other')
  expect(splitLines()).toEqual([
    ['Total', '$285.00'],
    ['Sam’s share', '$142.50'],
    ['Your share', '$142.50'],
    ['Paid', '$2.50'],
    ['Waiting for Sam to confirm', '$40.00'],
    ['With the bank', '$50.00'],
    ['Left to pay', '$50.00'],
  ])
  expect(header().getByText('$50.00')).toBeTruthy()
  expect(header().getByText('left to pay of $142.50')).toBeTruthy()
  expect(header().getByText('$40.00 waiting for Sam to confirm, $50.00 with the bank')).toBeTruthy()
})

test('once nothing is left to pay the amount is the one that is waited for', async () => {
  const whole = item('approved.paymentUnconfirmed', 'creator')
  await opened({ ...whole, facts: { ...whole.facts, checks: 142_50 } }, 'creator')
  expect(header().getByText('$142.50')).toBeTruthy()
  expect(header().getByText('waiting for you to confirm')).toBeTruthy()
  expect(splitLines().at(-1)).toEqual(['Left to pay', '$0.00'])
})

test('before an answer nothing is owed: the share is called a share', async () => {
  await opened(item('open', 'other'), 'other')
  expect(header().getByText('your share of $285.00')).toBeTruthy()
  expect(splitLines()).toHaveLength(3)
})

test('how it ended is said once, and a status that says more than the chip stands beside it', async () => {
  await opened(item('withdrawn', 'creator'), 'creator')
  expect(screen.getAllByText('Withdrawn')).toHaveLength(2)
  const names = header().getByText('Medical/Dental · Mia')
  expect(names.closest('[translate=no]')).not.toBeNull()
  expect(names.parentElement?.textContent).toBe('Medical/Dental · Mia · purchased Nov 17, 2026')
})

test('what is seldom done waits in the menu of a phone', async () => {
  const { user } = await opened(item('open', 'creator'), 'creator')
  await user.click(header().getByRole('button', { name: 'More actions', hidden: true }))
  await user.click(screen.getByRole('menuitem', { name: 'Withdraw' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('Withdraw this expense?')
})

test('nothing seldom is offered where there is none', async () => {
  await opened(item('declined', 'other'), 'other')
  expect(header().queryByRole('button', { name: 'More actions', hidden: true })).toBeNull()
})

const receipt: ExpenseDto['receipts'][number] = {
  id: '00000000-0000-4000-8000-0000000000e1',
  name: 'invoice.png',
  type: 'image/png',
  bytes: 2000,
  sha256: '0'.repeat(64),
  addedBy: sam,
  addedAt: '2026-11-17T21:10:00.000Z',
}

test('the receipt stands beside the decision and opens over the page', async () => {
  const { user } = await opened(item('open', 'other', { receipts: [receipt] }), 'other')
  const card = screen.getByRole('heading', { name: /Approve or decline/ }).closest('section')
  const shown = within(card ?? document.body).getByRole('link', { name: 'Open invoice.png' })
  expect(shown.querySelector('img')?.getAttribute('src')).toContain(`${receipt.id}/preview`)
  await user.click(shown)
  expect(await screen.findByRole('dialog', { name: 'invoice.png' })).toBeTruthy()
})

test('without a receipt the decision says so; nobody else is warned', async () => {
  await opened(item('open', 'other'), 'other')
  const card = screen.getByRole('heading', { name: /Approve or decline/ }).closest('section')
  expect(within(card ?? document.body).getByText('No receipt was added.')).toBeTruthy()
})

/** Opens an expense that was added and edited with these totals and splits; Dana viewed it in between, Sam after. */
async function openedAfterEdit(...[begun, edited]: readonly [total: number, percent: string][]) {
  const entry = (seq: number, at: string, kind: string, [total, percent] = [0, '0']) => ({
    id: `00000000-0000-4000-8000-00000000000${seq}`,
    seq,
    at,
    kind,
    entity: 'expense',
    entityId: expenseId,
    actor: sam,
    party: 'creator',
    mode: 'self',
    details: { columns: { total: String(total), creator_percent: percent } },
  })
  const entries = [
    entry(1, '2026-11-17T21:10:00.000Z', 'expense.begin', begun),
    entry(2, '2026-11-18T10:00:00.000Z', 'expense.edit', edited),
  ]
  const viewed = [
    { personId: dana, at: '2026-11-17T23:42:00.000Z' },
    { personId: sam, at: '2026-11-18T23:42:00.000Z' },
  ]
  await opened(item('open', 'other', { viewed }), 'other', {
    [`GET /pub/v1/history/${expenseId}`]: () => ({ entries, verified: true }),
  })
}

test('a first view before the amount changed says which amount came after it', async () => {
  await openedAfterEdit([200_00, '50'], [285_00, '50'])
  expect(await screen.findByText('Nov 17, 6:42 PM EST, before the amount became $285.00')).toBeTruthy()
  expect(screen.getByText('Nov 18, 6:42 PM EST')).toBeTruthy()
})

test('a first view before the split changed says so', async () => {
  await openedAfterEdit([285_00, '60'], [285_00, '50'])
  expect(await screen.findByText('Nov 17, 6:42 PM EST, before the split changed')).toBeTruthy()
  expect(screen.getByText('Nov 18, 6:42 PM EST')).toBeTruthy()
})
