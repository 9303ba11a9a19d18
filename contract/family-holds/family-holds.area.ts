import type { ContractArea } from '../area.ts'
import { familyHoldEvents } from './family-holds.events.ts'

export const familyHoldsArea = {
  name: 'family-holds',
  notices: { familyHeld: 'changes', familyReleased: 'changes' },
  noticeEntities: ['familyHold'],
  events: [familyHoldEvents],
} as const satisfies ContractArea
