import type { NoticeKinds } from '../notices.ts'

export const expenseNotices = {
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
} as const satisfies NoticeKinds
