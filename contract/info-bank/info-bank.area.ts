import type { ContractArea } from '../area.ts'
import { infoEntryEvents } from './info-entry.events.ts'

export const infoBankArea = {
  name: 'info-bank',
  notices: { infoShared: 'changes', infoChanged: 'changes', infoRemoved: 'changes' },
  noticeEntities: ['infoEntry'],
  events: [infoEntryEvents],
  topics: ['infoBank'],
} as const satisfies ContractArea
