import { by } from '../shared/turn.ts'
import { expenseSetup } from './expense.setup.ts'

const answers = {
  'expense.approve': { guard: by('otherParent'), target: 'approved' },
  'expense.decline': { guard: by('otherParent'), target: 'declined', actions: 'keepReason' },
  'expense.edit': { guard: by('creator'), actions: 'applyEdit' },
  'expense.withdraw': { guard: by('creator'), target: 'withdrawn' },
} as const

/** Both parents see it; the other parent has not answered. */
export const openState = expenseSetup.createStateConfig({
  meta: { turns: ['otherParent'], label: 'open', tone: 'attention' },
  on: {
    ...answers,
    'expense.requestReceipt': {
      guard: by('otherParent'),
      target: 'receiptRequested',
      actions: 'noteRequest',
    },
    'expense.addReceipt': { guard: by('creator'), actions: 'attachReceipts' },
  },
})

/** The other parent asked for a receipt; they may still answer without one, or ask again. */
export const receiptRequestedState = expenseSetup.createStateConfig({
  meta: { turns: ['creator'], label: 'receiptRequested', tone: 'attention' },
  on: {
    ...answers,
    'expense.requestReceipt': { guard: by('otherParent'), actions: 'noteRequest' },
    'expense.addReceipt': {
      guard: by('creator'),
      target: 'open',
      actions: 'attachReceipts',
    },
  },
})
