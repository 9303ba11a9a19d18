import type { ContractArea } from '../area.ts'

export const accountClosingArea = {
  name: 'account-closing',
  notices: { accountClosed: 'changes' },
  noticeEntities: ['person'],
} as const satisfies ContractArea
