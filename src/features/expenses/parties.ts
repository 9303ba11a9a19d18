import type { CategoryDto } from '#contract/categories/categories.ts'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

/** Gives the parents' roles in this expense: who paid the shop and who owes a share. */
export function partiesOf({ createdBy, shares }: Pick<ExpenseSummaryDto, 'createdBy' | 'shares'>) {
  const payer = shares.find(({ personId }) => personId !== createdBy)
  return { creatorId: createdBy, payerId: payer?.personId ?? '', payerPercent: payer?.percent ?? 0 }
}

/** Returns `50 / 50`, the viewer's own part first, with at most two decimals. */
export function splitText(percents: readonly number[], { locale }: Viewer): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  return percents.map((percent) => format.format(percent)).join(' / ')
}

export const childNames = (childIds: readonly string[], { family }: Viewer): string =>
  childIds.flatMap((id) => family.children.find((child) => child.id === id)?.firstName ?? []).join(', ')

export const categoryOf = (categoryId: string, { family }: Viewer): CategoryDto | undefined =>
  family.categories.find(({ id }) => id === categoryId)

/** Tells whether there is a child to record an expense for. */
export const hasChild = ({ children }: Viewer['family']): boolean => children.some(({ offered }) => offered)
