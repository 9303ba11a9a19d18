import type { HomeSlots } from '../../feature.ts'
import { SupportFigures } from './support-figures.tsx'
import { SupportLines } from './support-lines.tsx'

export const homeSlots: HomeSlots = {
  Lines: SupportLines,
  countLines: ({ support }) => support.length,
  Figures: SupportFigures,
}
