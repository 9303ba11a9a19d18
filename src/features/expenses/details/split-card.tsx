import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { remainingOf } from '#machines/expenses/expense.facts.ts'
import { barPart } from '#src/app/shared/viewer/bar-part.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { type Definition, DefinitionList } from '#src/ui/data/definition-list.tsx'
import { SplitBar } from '#src/ui/data/split-bar.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { shareOf } from '../row.model.ts'
import type { Words } from '../texts.ts'

type Share = ExpenseDto['shares'][number]

/** The reader's own share first, on the bar and in the list. */
const ordered = ({ shares }: ExpenseDto, { viewpoint }: Viewer): Share[] => [
  ...shares.filter(({ personId }) => personId === viewpoint),
  ...shares.filter(({ personId }) => personId !== viewpoint),
]

/** What has been paid and what is left, where the expense counts at all. */
function balanceOf(item: ExpenseDto, reader: Viewer, { expenses }: Words): Definition[] {
  if (shareOf(item, reader).amount === null) return []
  const { split } = expenses.details
  const { settled, checks, inFlight, scheduled } = item.facts
  const underway = checks + inFlight + scheduled
  return [
    { term: split.paid(), value: reader.money(settled) },
    ...(underway > 0 ? [{ term: split.underway(), value: reader.money(underway) }] : []),
    { term: split.remaining(), value: reader.money(remainingOf(item.facts)), strong: true },
  ]
}

function linesOf(item: ExpenseDto, shares: readonly Share[], reader: Viewer, words: Words): Definition[] {
  const { split } = words.expenses.details
  return [
    { term: split.total(), value: reader.money(item.total) },
    ...shares.map(({ personId, amount }) => ({
      term: reader.isYou(personId) ? split.yourShare() : split.shareOf({ name: reader.nameOf(personId) }),
      value: reader.money(amount),
    })),
    ...balanceOf(item, reader, words),
  ]
}

/** The total, each share, what has been paid and what remains. */
export function SplitCard({ item, reader, words }: { item: ExpenseDto; reader: Viewer; words: Words }) {
  const { split } = words.expenses.details
  const shares = ordered(item, reader)
  return (
    <Card bleed>
      <CardHeader title={split.title()} />
      <CardBody display="flex" flexDirection="column" gap="u1">
        <SplitBar
          label={split.bar({ total: reader.money(item.total) })}
          parts={shares.map(({ personId, percent }) => barPart(personId, percent, reader, words))}
        />
        <DefinitionList items={linesOf(item, shares, reader, words)} />
      </CardBody>
    </Card>
  )
}
