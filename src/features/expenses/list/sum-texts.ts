import type { ExpenseSumsDto } from '#contract/expenses/expense-sums.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Messages } from '../texts.ts'
import { partTexts } from './owed-parts.ts'

export type Owed = ExpenseSumsDto['counted']['owed'][number]

/** Names the share of one parent: "Sam’s share of what you paid". */
export function shareOfText(owed: Owed, viewer: Viewer, { expenses }: Messages): string {
  const { shareYou, shareOther, shareName } = expenses.log.sums
  const isViewpoint = owed.personId === viewer.viewpoint
  const other = isViewpoint ? otherParentOf(viewer) : viewer.nameOf(viewer.viewpoint)
  const params = { name: viewer.nameOf(owed.personId), other }
  if (!viewer.addressed) return shareName(params)
  return isViewpoint ? shareYou(params) : shareOther(params)
}

/** Says which of the selected expenses count, in case some do not. */
export function countTexts({ counted, ended, private: own }: ExpenseSumsDto, viewer: Viewer, messages: Messages) {
  const texts = messages.expenses.log.sums
  const params = ({ count, total }: typeof ended) => ({ count, total: viewer.money(total) })
  const isPart = ended.count + own.count > 0 && counted.count > 0
  return {
    before: isPart ? [texts.counted(params(counted))] : [],
    after: [
      ...(ended.count > 0 ? [texts.ended(params(ended))] : []),
      ...(own.count > 0 ? [texts.private(params(own))] : []),
    ],
  }
}

/**
 * Describes in print what the selected expenses add up to, a line for each thing: what each parent bears of what the
 * other paid, with its parts, and what does not count.
 */
export function sumTexts(sums: ExpenseSumsDto, viewer: Viewer, messages: Messages): string[] {
  const { before, after } = countTexts(sums, viewer, messages)
  const shares = sums.counted.owed.map((owed) => {
    const what = shareOfText(owed, viewer, messages)
    const share = messages.expenses.log.sums.share({ what, share: viewer.money(owed.share) })
    return [share, ...partTexts(owed, viewer, messages)].join(' · ')
  })
  return [...before, ...shares, ...after]
}
