import type { HomeSlots } from '../../feature.ts'
import { AddExpense, AllExpenses, NothingWaits } from './home-parts.tsx'
import { OwedFigures } from './owed-figures.tsx'
import { ReadyAndWaiting } from './ready-and-waiting.tsx'

export const homeSlots: HomeSlots = {
  Lines: ReadyAndWaiting,
  countLines: ({ items, monthly }) => items.length + monthly.length,
  Rest: AllExpenses,
  Empty: NothingWaits,
  Action: AddExpense,
  Figures: OwedFigures,
}
