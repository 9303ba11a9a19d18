import type { ContractArea } from '../area.ts'
import { linkedAccountEvents } from './linked-accounts.events.ts'

export const linkedAccountsArea = {
  name: 'linked-accounts',
  notices: {
    linkedAccountAccepted: 'answers',
    linkedAccountReset: 'changes',
    linkedAccountEnded: 'changes',
    linkedAccountReopened: 'changes',
  },
  noticeEntities: ['linkedAccount'],
  events: [linkedAccountEvents],
  topics: ['linkedAccount'],
} as const satisfies ContractArea
