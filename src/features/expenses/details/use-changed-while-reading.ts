import { useState } from 'react'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { useDebouncedValue } from '#src/ui/data/use-debounced-value.ts'
import { allowedActions } from '../expense.chart.ts'
import { isEdited } from './conflict.model.ts'

/** Gives a person the time to notice that the amount under the button is another one. */
const pause = 1000

/**
 * Compares an expense that waits for an answer with the one that the person began to read. `seen` is the earlier one,
 * null while nothing differs; `held` is true for a moment after each change, while no answer is accepted.
 */
export function useChangedWhileReading(item: ExpenseDto, viewer: Viewer) {
  const [first] = useState(item)
  const mayAnswer = allowedActions(item).includes('approve')
  const seen = mayAnswer && isEdited(first, item, viewer) ? first : null
  const change = seen && JSON.stringify([item.version, item.total])
  const held = useDebouncedValue(change, pause) !== change && change !== null
  return { seen, held }
}
