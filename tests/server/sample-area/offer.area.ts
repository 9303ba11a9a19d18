import type { ContractArea } from '#contract/area.ts'

export const offersArea = {
  name: 'offers',
  notices: { offerMade: 'asked', offerAccepted: 'answers', offerLapsed: 'changes' },
  noticeEntities: ['offer'],
  topics: ['offer'],
} as const satisfies ContractArea
