import type { ContractArea } from '../area.ts'
import { journalEntryEvents, journalViewEvents } from './journal.events.ts'

export const journalArea = {
  name: 'journal',
  notices: { journalShared: 'changes', journalChanged: 'changes', journalRemoved: 'changes' },
  noticeEntities: ['journalEntry'],
  events: [journalEntryEvents, journalViewEvents],
  topics: ['journal'],
} as const satisfies ContractArea
