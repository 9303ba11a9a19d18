import { chakra } from '@chakra-ui/react/styled-system'
import type { ExpenseSumsDto } from '#contract/expenses/expense-sums.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
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

/** Names the share of one parent: "Sam’s share of what you paid". */
function shareOfText(owed: Owed, viewer: Viewer, { expenses }: Messages): string {
  const { shareYou, shareOther, shareName } = expenses.log.sums
  const isViewpoint = owed.personId === viewer.viewpoint
  const other = isViewpoint ? otherParentOf(viewer) : viewer.nameOf(viewer.viewpoint)
  const params = { name: viewer.nameOf(owed.personId), other }
  if (!viewer.addressed) return shareName(params)
  return isViewpoint ? shareYou(params) : shareOther(params)
}

/** Says which of the selected expenses count, in case some do not. */
function countTexts({ counted, ended, private: own }: ExpenseSumsDto, viewer: Viewer, messages: Messages) {
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

/** Returns "96 expenses · total $12,345.00"; the total is said apart when some of them do not count. */
export function foundText(count: number, sums: ExpenseSumsDto | undefined, viewer: Viewer, { expenses }: Messages) {
  const { log } = expenses
  const found = log.found({ count })
  if (sums?.counted.count !== count) return found
  return `${found} · ${log.sums.total({ total: viewer.money(sums.counted.total) })}`
}

const Block = chakra('div', {
  base: { px: { base: 'u2', sm: 'u2.5' }, pb: 'u1.5', textStyle: 'secondary', color: 'fg.2' },
})
const Table = chakra('table', {
  base: {
    width: { base: 'full', sm: 'auto' },
    my: 'u0.5',
    '& th, & td': { py: '2px', textAlign: 'start', verticalAlign: 'bottom', fontWeight: 'normal' },
    '& thead th': { color: 'fg.3', maxW: '12rem' },
    '& :is(th, td) + :is(th, td)': { ps: { base: 'u2', sm: 'u4' }, textAlign: 'end' },
    '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& [data-whole]': { color: 'fg', fontWeight: 'semibold' },
  },
})

type LogSumsProps = { sums: ExpenseSumsDto; viewer: Viewer; messages: Messages }

/** Sums what a filter selects: a column for each parent who owes, a row for each part of it, and what does not count. */
export function LogSums({ sums, viewer, messages }: LogSumsProps) {
  const { label } = messages.expenses.log.sums
  const { before, after } = countTexts(sums, viewer, messages)
  return (
    <Block role="group" aria-label={label()}>
      {before.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {sums.counted.owed.length > 0 && <OwedTable owed={sums.counted.owed} viewer={viewer} messages={messages} />}
      {after.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Block>
  )
}

type OwedTableProps = { owed: readonly Owed[]; viewer: Viewer; messages: Messages }

function OwedTable({ owed, viewer, messages }: OwedTableProps) {
  const { label, part, term } = messages.expenses.log.sums
  const parts = owedParts.filter((one) => owed.some((side) => side[one] > 0))
  return (
    <Table aria-label={label()}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{part()}</VisuallyHidden>
          </th>
          {owed.map((side) => (
            <th key={side.personId} scope="col">
              {shareOfText(side, viewer, messages)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['share', ...parts] as const).map((one) => (
          <tr key={one}>
            <th scope="row" data-whole={one === 'share' || undefined}>
              {term[one]()}
            </th>
            {owed.map((side) => (
              <td key={side.personId} data-whole={one === 'share' || undefined}>
                <Verbatim>{viewer.money(side[one])}</Verbatim>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
