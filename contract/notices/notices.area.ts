import type { ContractArea } from '../area.ts'

export const noticesArea = { name: 'notices', topics: ['notice'] } as const satisfies ContractArea
