import type { ContractArea } from './area.ts'

export const categoriesArea = { name: 'categories', topics: ['category'] } as const satisfies ContractArea
