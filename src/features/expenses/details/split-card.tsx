import { chakra } from '@chakra-ui/react/styled-system'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { remainingOf } from '#machines/expenses/expense.facts.ts'
import { barPart } from '#src/app/shared/viewer/bar-part.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { type Definition, DefinitionList } from '#src/ui/data/definition-list.tsx'
import { SplitBar } from '#src/ui/data/split-bar.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { shareOf } from '../row.model.ts'
import type { Messages } from '../texts.ts'

type Share = ExpenseDto['shares'][number]

/** Puts the viewer's own share first, on the bar and in the list. */
const ordered = ({ shares }: ExpenseDto, { viewpoint }: Viewer): Share[] => [
  ...shares.filter(({ personId }) => personId === viewpoint),
  ...shares.filter(({ personId }) => personId !== viewpoint),
]

/** Says what was paid and what is left, unless the expense does not count. */
function balanceOf(item: ExpenseDto, viewer: Viewer, { expenses }: Messages): Definition[] {
  if (shareOf(item, viewer).amount === null) return []
  const { split } = expenses.details
  const { settled, checks, inFlight, scheduled } = item.facts
  const underway = checks + inFlight + scheduled
  return [
    { term: split.paid(), value: viewer.money(settled) },
    ...(underway > 0 ? [{ term: split.underway(), value: viewer.money(underway) }] : []),
    { term: split.remaining(), value: viewer.money(remainingOf(item.facts)), strong: true },
  ]
}

function linesOf(item: ExpenseDto, shares: readonly Share[], viewer: Viewer, messages: Messages): Definition[] {
  const { split } = messages.expenses.details
  return [
    { term: split.total(), value: viewer.money(item.total) },
    ...shares.map(({ personId, amount }) => ({
      term: viewer.isYou(personId) ? split.yourShare() : split.shareOf({ name: viewer.nameOf(personId) }),
      value: viewer.money(amount),
    })),
    ...balanceOf(item, viewer, messages),
  ]
}

/** Shows the total, each share, what was paid and what remains. */
export function SplitCard({ item, viewer, messages }: { item: ExpenseDto; viewer: Viewer; messages: Messages }) {
  const { split } = messages.expenses.details
  const shares = ordered(item, viewer)
  return (
    <Card bleed>
      <CardHeader title={split.title()} />
      <CardBody display="flex" flexDirection="column" gap="u1">
        <SplitBar
          label={split.bar({ total: viewer.money(item.total) })}
          parts={shares.map(({ personId, percent }) => barPart(personId, percent, viewer, messages))}
        />
        {item.ownPercent !== null && (
          <chakra.p textStyle="secondary" color="fg.2">
            {split.own()}
          </chakra.p>
        )}
        <DefinitionList items={linesOf(item, shares, viewer, messages)} />
      </CardBody>
    </Card>
  )
}
