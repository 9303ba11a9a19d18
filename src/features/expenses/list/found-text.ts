import type { ExpenseSumsDto } from '#contract/expenses/expense-sums.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Messages } from '../texts.ts'

/** Returns "96 expenses · total $12,345.00"; the total is said apart when some of them do not count. */
export function foundText(count: number, sums: ExpenseSumsDto | undefined, viewer: Viewer, { expenses }: Messages) {
  const { log } = expenses
  const found = log.found({ count })
  if (sums?.counted.count !== count) return found
  return `${found} · ${log.sums.total({ total: viewer.money(sums.counted.total) })}`
}
