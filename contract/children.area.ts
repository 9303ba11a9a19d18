import type { ContractArea } from './area.ts'

export const childrenArea = { name: 'children', topics: ['child'] } as const satisfies ContractArea
