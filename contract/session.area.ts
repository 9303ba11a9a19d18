import type { ContractArea } from './area.ts'

export const sessionArea = { name: 'session', topics: ['session'] } as const satisfies ContractArea
