import { and } from 'xstate'
import { by } from '../shared/turn.ts'
import { expenseSetup } from './expense.setup.ts'

/** Nobody answers what they have not opened: the record shows that it was read before it was answered. */
const byOtherWhoOpened = and([by('otherParent'), 'isOpened'])

const answers = {
  'expense.approve': { guard: byOtherWhoOpened, target: 'approved' },
  'expense.decline': { guard: byOtherWhoOpened, target: 'declined', actions: 'keepReason' },
  'expense.edit': { guard: by('creator'), actions: 'applyEdit' },
  'expense.withdraw': { guard: by('creator'), target: 'withdrawn' },
} as const

/** Both parents see it; the other parent has not answered. */
export const openState = expenseSetup.createStateConfig({
  meta: { turns: ['otherParent'], label: 'open', tone: 'attention' },
  on: {
    ...answers,
    'expense.requestReceipt': {
      guard: byOtherWhoOpened,
      target: 'receiptRequested',
      actions: 'noteRequest',
    },
    'expense.addReceipt': { guard: by('creator'), actions: 'attachReceipts' },
  },
})

/** The other parent asked for a receipt; they may still answer without one, or ask again. */
export const receiptRequestedState = expenseSetup.createStateConfig({
  meta: { turns: ['creator'], label: 'receiptRequested', tone: 'attention', asked: 'receipt' },
  on: {
    ...answers,
    'expense.requestReceipt': { guard: byOtherWhoOpened, actions: 'noteRequest' },
    'expense.addReceipt': {
      guard: by('creator'),
      target: 'open',
      actions: 'attachReceipts',
    },
  },
})
