import type { ContractArea } from '#contract/area.ts'

export const errandsArea = {
  name: 'errands',
  notices: { errandMade: 'asked', errandAccepted: 'answers', errandLapsed: 'changes' },
  noticeEntities: ['errand'],
  topics: ['errand'],
} as const satisfies ContractArea
