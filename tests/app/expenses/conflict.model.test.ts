import { expect, it } from 'vitest'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { conflictOf } from '#src/features/expenses/details/conflict.model.ts'
import { conflictText } from '#src/features/expenses/texts.ts'
import { children, dana, general, sam, viewerFor } from '#tests/support/dom/family.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { item } from './fixtures.ts'

const before = item('open', 'other')
const conflictTextOf = (change: Partial<ExpenseDto>, locale: 'en-US' | 'es-MX' = 'en-US') => {
  const viewer = viewerFor('other', locale)
  const { title, text } = conflictText(
    messagesIn(locale),
    conflictOf(before, { ...before, ...change }, 'approve', viewer),
    viewer,
  )
  return `${title}. ${text}`
}

it('says what it was and what it is', () => {
  expect(
    conflictTextOf({
      name: 'Braces',
      childIds: [children.mia, children.leo],
      categoryId: general,
      purchaseDate: '2026-11-16',
      note: 'New',
    }),
  ).toMatchInlineSnapshot(
    `"Sam changed this expense while you were reading it. Its name is now Braces (it was Orthodontist, second visit). Its purchase date is now Nov 16, 2026 (it was Nov 17, 2026). Its category is now General (it was Medical/Dental). It is now for Mia, Leo (it was for Mia). Its note has changed. Nothing was approved. Take another look, then answer."`,
  )
  expect(conflictTextOf({ total: 300_00 }, 'es-MX')).toMatchInlineSnapshot(
    `"Sam cambió este gasto mientras lo leías. Orthodontist, second visit ahora es de USD 300.00 (era de USD 285.00). No se aprobó nada. Revísalo otra vez y luego responde."`,
  )
})

it('says another split once, and not as money that is left to pay', () => {
  const shares = [
    { personId: sam, percent: 40, amount: 114_00 },
    { personId: dana, percent: 60, amount: 171_00 },
  ]
  const said = conflictTextOf({ shares, facts: { ...before.facts, owed: 171_00 } })
  expect(said.replaceAll('\u00a0', ' ')).toMatchInlineSnapshot(
    `"Sam changed this expense while you were reading it. It is now split Dana 60%, Sam 40% (it was 50 / 50). Nothing was approved. Take another look, then answer."`,
  )
})

it('says that it has moved on where nobody edited it', () => {
  expect(conflictTextOf({ status: 'withdrawn' })).toMatchInlineSnapshot(
    `"This expense changed while you were reading it. It is now: Withdrawn (it was: Created). Nothing was approved. Take another look, then answer."`,
  )
})

it('says what is left to pay without what is on its way', () => {
  const facts = { ...before.facts, settled: 50_00, checks: 40_00 }
  expect(conflictTextOf({ status: 'approved.partlyPaid', facts })).toContain('$52.50')
})
