import { chakra } from '@chakra-ui/react/styled-system'
import type { ExpenseSumsDto } from '#contract/expenses/expense-sums.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Messages } from '../texts.ts'

type Owed = ExpenseSumsDto['counted']['owed'][number]

const owedParts = ['paid', 'unconfirmed', 'withBank', 'scheduled', 'left', 'unanswered'] as const
type Part = (typeof owedParts)[number]

/** Says each part that is not zero: "$40.00 paid", "$52.50 left to pay". Together they are the whole share. */
export const partTexts = (
  parts: Partial<Record<Part, number>>,
  { money }: Viewer,
  { expenses: { log } }: Messages,
): string[] => owedParts.flatMap((part) => (parts[part] ? [log.sums[part]({ amount: money(parts[part]) })] : []))

function shareText(owed: Owed, viewer: Viewer, { expenses }: Messages): string {
  const { shareYou, shareOther, shareName } = expenses.log.sums
  const isViewpoint = owed.personId === viewer.viewpoint
  const other = isViewpoint ? otherParentOf(viewer) : viewer.nameOf(viewer.viewpoint)
  const params = { name: viewer.nameOf(owed.personId), other, share: viewer.money(owed.share) }
  if (!viewer.addressed) return shareName(params)
  return isViewpoint ? shareYou(params) : shareOther(params)
}

/**
 * Describes what the selected expenses add up to, a line for each thing: what each parent bears of what the other paid,
 * with its parts, and what does not count.
 */
export function sumTexts(sums: ExpenseSumsDto, viewer: Viewer, messages: Messages): string[] {
  const texts = messages.expenses.log.sums
  const { counted, ended, private: own } = sums
  const uncounted = ({ count, total }: typeof ended) => ({ count, total: viewer.money(total) })
  const isPart = ended.count + own.count > 0 && counted.count > 0
  return [
    ...(isPart ? [texts.counted(uncounted(counted))] : []),
    ...counted.owed.map((owed) =>
      [shareText(owed, viewer, messages), ...partTexts(owed, viewer, messages)].join(' · '),
    ),
    ...(ended.count > 0 ? [texts.ended(uncounted(ended))] : []),
    ...(own.count > 0 ? [texts.private(uncounted(own))] : []),
  ]
}

/** Returns "96 expenses · total $12,345.00"; the total is said apart when some of them do not count. */
export function foundText(count: number, sums: ExpenseSumsDto | undefined, viewer: Viewer, { expenses }: Messages) {
  const { log } = expenses
  const found = log.found({ count })
  if (sums?.counted.count !== count) return found
  return `${found} · ${log.sums.total({ total: viewer.money(sums.counted.total) })}`
}

const Lines = chakra('ul', {
  base: {
    px: { base: 'u2', sm: 'u2.5' },
    pb: 'u1',
    textStyle: 'secondary',
    color: 'fg.2',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** Sums what a filter selects. */
export function LogSums({ sums, viewer, messages }: { sums: ExpenseSumsDto; viewer: Viewer; messages: Messages }) {
  return (
    <Lines aria-label={messages.expenses.log.sums.label()}>
      {sumTexts(sums, viewer, messages).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Lines>
  )
}
