import type { CategoryDto } from '#contract/categories/categories.ts'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { otherPercentOf } from '#domain/money.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { barPart } from '#src/app/shared/viewer/bar-part.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

/** Gives the parents' roles in this expense: who paid the shop and who owes a share. */
export function partiesOf({ createdBy, shares }: Pick<ExpenseSummaryDto, 'createdBy' | 'shares'>) {
  const payer = shares.find(({ personId }) => personId !== createdBy)
  return { creatorId: createdBy, payerId: payer?.personId ?? '', payerPercent: payer?.percent ?? 0 }
}

/** Returns "You 60%, Sam 40%" for an expense that the viewpoint records. */
export function partsText(
  creatorPercent: number,
  viewer: Viewer,
  messages: Pick<TranslationFunctions, 'common'>,
): string {
  const otherId = otherParentIdOf(viewer)
  return [
    barPart(viewer.viewpoint, creatorPercent, viewer, messages).label,
    barPart(otherId, otherPercentOf(creatorPercent), viewer, messages).label,
  ].join(', ')
}

export const otherParentIdOf = ({ family, viewpoint }: Viewer): string =>
  family.members.find(({ role, id }) => role === 'parent' && id !== viewpoint)?.id ?? ''

export const childNames = (childIds: readonly string[], { family }: Viewer): string =>
  childIds.flatMap((id) => family.children.find((child) => child.id === id)?.firstName ?? []).join(', ')

export const categoryOf = (categoryId: string, { family }: Viewer): CategoryDto | undefined =>
  family.categories.find(({ id }) => id === categoryId)

/** Tells whether there is a child to record an expense for. */
export const hasChild = ({ children }: Viewer['family']): boolean => children.some(({ offered }) => offered)
