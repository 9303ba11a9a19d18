import type { ContractArea } from '../area.ts'
import { categoryEvents } from './categories.events.ts'

export const categoriesArea = {
  name: 'categories',
  events: [categoryEvents],
  topics: ['category'],
} as const satisfies ContractArea
