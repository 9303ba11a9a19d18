import type { HomeSlots } from '../../feature.ts'
import { SupportLines } from './support-lines.tsx'

export const homeSlots: HomeSlots = { Lines: SupportLines, countLines: ({ support }) => support.length }
