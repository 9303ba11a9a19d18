import type { ContractArea } from '../area.ts'
import { clockEvents } from './clock.events.ts'

export const historyArea = {
  name: 'history',
  events: [clockEvents],
  topics: ['history'],
} as const satisfies ContractArea
