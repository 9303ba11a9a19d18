import type { NoticeKinds } from '../notices.ts'

export const accountNotices = {
  accountVerified: 'bank',
  accountDetailsAsked: 'bank',
  accountDocumentAsked: 'bank',
  accountInReview: 'bank',
  accountRefused: 'bank',
  accountSuspended: 'bank',
  accountDeactivated: 'bank',
  accountMoved: 'bank',
} as const satisfies NoticeKinds
