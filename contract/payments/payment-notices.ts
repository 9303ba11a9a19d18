import type { NoticeKinds } from '../notices.ts'

export const paymentNotices = {
  confirmed: 'answers',
  refused: 'answers',
  voided: 'changes',
  stopped: 'bank',
  transferPaid: 'bank',
  transferFailed: 'bank',
  transferReturned: 'bank',
} as const satisfies NoticeKinds
