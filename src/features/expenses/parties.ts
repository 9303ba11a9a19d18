import type { CategoryDto } from '#contract/categories.ts'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

/** The parents, as this expense has them: who paid the shop and who owes a share. */
export function partiesOf({ createdBy, shares }: Pick<ExpenseSummaryDto, 'createdBy' | 'shares'>) {
  const payer = shares.find(({ personId }) => personId !== createdBy)
  return { creatorId: createdBy, payerId: payer?.personId ?? '', payerPercent: payer?.percent ?? 0 }
}

/** `50 / 50`, the reader's own part first, to at most two decimals. */
export function splitText(percents: readonly number[], { locale }: Viewer): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  return percents.map((percent) => format.format(percent)).join(' / ')
}

export const childNames = (childIds: readonly string[], { family }: Viewer): string =>
  childIds.flatMap((id) => family.children.find((child) => child.id === id)?.firstName ?? []).join(', ')

export const categoryOf = (categoryId: string, { family }: Viewer): CategoryDto | undefined =>
  family.categories.find(({ id }) => id === categoryId)

/** Whether there is a child to record an expense for. */
export const hasChild = ({ children }: Viewer['family']): boolean => children.some(({ offered }) => offered)
