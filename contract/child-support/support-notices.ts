import type { NoticeKinds } from '../notices.ts'

export const supportNotices = {
  supportRecorded: 'asked',
  supportEndAsked: 'asked',
  supportPaid: 'asked',
  supportConfirmed: 'answers',
  supportDisputed: 'answers',
  supportEndAgreed: 'answers',
  supportEndRefused: 'answers',
  supportWithdrawn: 'changes',
  supportEndWithdrawn: 'changes',
  supportEnded: 'changes',
  supportFellDue: 'changes',
} as const satisfies NoticeKinds
