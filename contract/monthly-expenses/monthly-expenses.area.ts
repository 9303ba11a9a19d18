import type { ContractArea } from '../area.ts'
import { monthlyExpenseEvents } from './monthly-expenses.events.ts'

export const monthlyExpensesArea = {
  name: 'monthly-expenses',
  events: [monthlyExpenseEvents],
  topics: ['monthlyExpense'],
} as const satisfies ContractArea
