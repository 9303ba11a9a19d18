import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { formatPercentFigure, otherPercentOf } from '#domain/money.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

/** Says what percentage a parent bears. */
export type SplitShare = Pick<ExpenseSummaryDto['shares'][number], 'personId' | 'percent'>

type Texts = Pick<TranslationFunctions, 'common'>

/** A narrow column breaks between the parents, not between a name and its percentage. */
const noBreak = '\u00a0'

/** Gives both parents' shares of what one of them adds. */
export const sharesFrom = (creatorPercent: number, creatorId: string, otherId: string): SplitShare[] => [
  { personId: creatorId, percent: creatorPercent },
  { personId: otherId, percent: otherPercentOf(creatorPercent) },
]

/**
 * Returns "Dana 60%, Sam 40%": both parents read the same names in the same order, so that neither takes the other's
 * figure for their own. Equal shares need no names: "50 / 50".
 */
export function splitText(shares: readonly SplitShare[], viewer: Viewer, { common: { split } }: Texts): string {
  const percents = shares.map(({ percent }) => percent)
  if (new Set(percents).size === 1)
    return percents.map((percent) => formatPercentFigure(percent, viewer.locale)).join(' / ')
  return viewer.family.members
    .flatMap(({ id }) => shares.filter(({ personId }) => personId === id))
    .map(({ personId, percent }) =>
      split.percentOf({ name: viewer.nameOf(personId), percent: viewer.percent(percent) }).replaceAll(' ', noBreak),
    )
    .join(', ')
}
