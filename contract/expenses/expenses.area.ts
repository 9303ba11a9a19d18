import type { ContractArea } from '../area.ts'
import { expenseEvents } from './expenses.events.ts'

export const expensesArea = {
  name: 'expenses',
  notices: {
    recorded: 'asked',
    shared: 'asked',
    receiptRequested: 'asked',
    paid: 'asked',
    approved: 'answers',
    declined: 'answers',
    receiptAdded: 'answers',
    changed: 'changes',
    withdrawn: 'changes',
    reimbursed: 'changes',
  },
  noticeEntities: ['expense'],
  events: [expenseEvents],
  topics: ['expense'],
} as const satisfies ContractArea
