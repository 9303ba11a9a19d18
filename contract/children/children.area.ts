import type { ContractArea } from '../area.ts'
import { childEvents } from './children.events.ts'

export const childrenArea = {
  name: 'children',
  events: [childEvents],
  topics: ['child'],
} as const satisfies ContractArea
