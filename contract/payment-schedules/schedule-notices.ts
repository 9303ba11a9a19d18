import type { NoticeKinds } from '../notices.ts'

export const scheduleNotices = {
  scheduled: 'bank',
  scheduleChanged: 'bank',
  scheduleStopped: 'bank',
} as const satisfies NoticeKinds
