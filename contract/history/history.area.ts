import type { ContractArea } from '../area.ts'

export const historyArea = { name: 'history', topics: ['history'] } as const satisfies ContractArea
