import type { HistoryLineDto } from '#contract/history/history.ts'
import { expenseId, sam } from '#tests/support/dom/family.ts'

let made = 0

/** Sam approved Piano lessons on a Friday morning. Each line has its own id. */
export const line = (change: Partial<HistoryLineDto> = {}): HistoryLineDto => {
  made += 1
  return {
    id: `00000000-0000-4000-9000-${String(made).padStart(12, '0')}`,
    seq: made,
    at: '2026-11-20T13:14:00.000Z',
    kind: 'expense.approve',
    entity: 'expense',
    entityId: expenseId,
    actor: sam,
    party: 'other',
    mode: 'self',
    items: [{ entity: 'expense', id: expenseId, name: 'Piano lessons', opens: true }],
    amount: null,
    method: null,
    to: null,
    was: null,
    quote: null,
    restricted: false,
    systemFact: true,
    leftOut: null,
    ...change,
  }
}
