import type { ContractArea } from '../area.ts'

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
  topics: ['expense'],
} as const satisfies ContractArea
