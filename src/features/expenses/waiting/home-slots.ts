import type { HomeSlots } from '../../feature.ts'
import { AddExpense, AllExpenses, NothingWaits } from './home-parts.tsx'
import { OwedFigures } from './owed-figures.tsx'
import { WaitingLines } from './waiting-lines.tsx'

export const homeSlots: HomeSlots = {
  Lines: WaitingLines,
  countLines: ({ items }) => items.length,
  Rest: AllExpenses,
  Empty: NothingWaits,
  Action: AddExpense,
  Figures: OwedFigures,
}
