import type { NewExpense } from '#contract/expenses/expenses.ts'
import type { Viewer } from '../db/tenancy.ts'
import type { Story } from './story.ts'
import { demoSupport } from './support.ts'

export type Parents = { readonly dana: Viewer; readonly sam: Viewer }
export type Vocabulary = {
  readonly category: (preset: string) => string
  readonly child: (name: string) => string
  readonly translate: (english: string) => string
}

/**
 * Seeds what a family has open on an ordinary Friday, in chronological order: every kind of turn and every outcome,
 * with child support in between.
 */
export const demoExpenses = async (
  story: Story,
  { dana, sam }: Parents,
  { category, child, translate }: Vocabulary,
): Promise<void> => {
  const expense = (name: string, total: number, bought: number, preset: string, ...names: string[]): NewExpense => ({
    name: translate(name),
    total,
    purchaseDate: story.day(bought),
    categoryId: category(preset),
    childIds: names.map(child),
    private: false,
    receipts: [],
  })

  const support = demoSupport(story, { dana, sam }, [...new Set(['Mia', 'Leo'].map(child))])
  await support.recorded('-31 08:10')
  const trampoline = await story.records(sam, '-31 10:05', expense('Trampoline', 410_00, -32, 'other', 'Leo'))
  await story.opens(dana, '-30 19:20', trampoline)
  await story.does(dana, '-30 19:26', trampoline, {
    type: 'expense.decline',
    reason: translate('We said no big toys without asking first.'),
  })
  await support.agreed('-30 19:40')
  await support.paid('-27 08:20', -27, '207')
  await support.received('-26 18:05')

  const piano = await story.records(dana, '-23 09:12', expense('Piano lessons', 120_00, -24, 'general', 'Mia'))
  await story.opens(sam, '-22 18:40', piano)
  await story.does(sam, '-22 18:42', piano, { type: 'expense.approve' })
  await story.does(sam, '-21 08:14', piano, { type: 'expense.pay', method: 'check', amount: 60_00, number: '1039' })
  await story.settles(dana, '-20 12:30', piano, 'payment.confirm')

  const daycare = await story.records(dana, '-19 08:30', expense('October day care', 620_00, -20, 'general', 'Leo'))
  await story.opens(sam, '-19 20:02', daycare)
  await story.does(sam, '-19 20:05', daycare, { type: 'expense.approve' })
  await support.paid('-14 08:20', -14, '210')
  await support.received('-13 18:30')
  await story.records(dana, '-6 21:15', {
    ...expense('Birthday surprise', 74_90, -6, 'personal', 'Mia'),
    private: true,
  })

  const coat = await story.records(dana, '-4 13:20', expense('Winter coat', 88_20, -5, 'general', 'Mia'))

  const orthodontist = await story.records(
    sam,
    '-3 16:10',
    expense('Orthodontist, second visit', 285_00, -3, 'medicalDental', 'Mia'),
  )
  await story.opens(dana, '-3 18:42', orthodontist)
  await story.does(dana, '-3 18:45', orthodontist, {
    type: 'expense.requestReceipt',
    note: translate('Can you attach the invoice?'),
  })
  await story.does(sam, '-2 08:03', orthodontist, {
    type: 'expense.edit',
    ...edited(expense('Orthodontist, second visit', 285_00, -3, 'medicalDental', 'Mia')),
    note: translate('The practice mailed the invoice to both of us.'),
  })
  await story.does(dana, '-2 12:20', orthodontist, { type: 'expense.approve' })
  await story.does(dana, '-2 12:24', orthodontist, {
    type: 'expense.pay',
    method: 'check',
    amount: 50_00,
    number: '212',
  })
  await story.does(sam, '-2 17:45', daycare, {
    type: 'expense.pay',
    method: 'check',
    amount: 310_00,
    number: '1042',
    note: translate('Handed over at the exchange'),
  })
  await story.settles(sam, '-1 09:00', orthodontist, 'payment.confirm')

  await story.records(sam, '-1 17:30', expense('Summer camp deposit', 240_00, -2, 'other', 'Mia', 'Leo'))
  await story.opens(sam, '-1 18:42', coat)
}

const edited = ({ private: _, receipts: __, previousId: ___, ...fields }: NewExpense) => fields
