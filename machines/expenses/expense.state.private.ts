import { by } from '../shared/turn.ts'
import { expenseSetup } from './expense.setup.ts'

/** Only its creator sees it; the database enforces that too. */
export const privateState = expenseSetup.createStateConfig({
  meta: { turns: ['creator'], label: 'private', tone: 'waiting', uncounted: 'private' },
  on: {
    'expense.share': {
      guard: by('creator'),
      target: 'open',
      actions: 'shareWithFamily',
    },
    'expense.edit': { guard: by('creator'), actions: 'applyEdit' },
    'expense.addReceipt': { guard: by('creator'), actions: 'attachReceipts' },
    'expense.delete': { guard: by('creator'), target: 'deleted' },
  },
})
