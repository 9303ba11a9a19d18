import type { ContractArea } from '../area.ts'
import { personEvents } from './profile.events.ts'

export const profileArea = {
  name: 'profile',
  events: [personEvents],
  topics: ['member'],
} as const satisfies ContractArea
