import { chakra } from '@chakra-ui/react/styled-system'
import type { ExpenseDto, ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import { barPart } from '#src/app/shared/viewer/bar-part.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { type Definition, DefinitionList } from '#src/ui/data/definition-list.tsx'
import { SplitBar } from '#src/ui/data/split-bar.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import type { Messages } from '../texts.ts'
import { isAgreed, underwayOf } from './balance.ts'

type Share = ExpenseSummaryDto['shares'][number]

/** Puts the viewer's own share first, on the bar and in the list. */
const ordered = ({ shares }: ExpenseSummaryDto, { viewpoint }: Viewer): Share[] => [
  ...shares.filter(({ personId }) => personId === viewpoint),
  ...shares.filter(({ personId }) => personId !== viewpoint),
]

const shareLine = ({ personId, amount }: Share, viewer: Viewer, { expenses }: Messages): Definition => {
  const { split } = expenses.details
  const term = viewer.isYou(personId) ? split.yourShare() : split.shareOf({ name: viewer.nameOf(personId) })
  return { term, value: viewer.money(amount) }
}

/** Divides the agreed share into what was paid, what is under way and what is left; the lines add up to it. */
function balanceOf(item: ExpenseSummaryDto, viewer: Viewer, { expenses }: Messages): Definition[] {
  const { split } = expenses.details
  return [
    { term: split.paid(), value: viewer.money(item.facts.settled) },
    ...underwayOf(item, viewer).map(({ key, amount, name }) => ({
      term: split[key]({ name }),
      value: viewer.money(amount),
    })),
    { term: split.left(), value: viewer.money(payableOf(item.facts)), strong: true },
  ]
}

type SplitCardProps = {
  item: ExpenseSummaryDto & Partial<Pick<ExpenseDto, 'ownPercent'>>
  viewer: Viewer
  messages: Messages
}

/** Shows the total with each share, then what became of the share that is owed. */
export function SplitCard({ item, viewer, messages }: SplitCardProps) {
  const { split } = messages.expenses.details
  const shares = ordered(item, viewer)
  const owed = shares.find(({ personId }) => personId !== item.createdBy)
  return (
    <Card bleed>
      <CardHeader title={split.title()} />
      <CardBody display="flex" flexDirection="column" gap="u1">
        <SplitBar
          label={split.bar({ total: viewer.money(item.total) })}
          parts={shares.map(({ personId, percent }) => barPart(personId, percent, viewer, messages))}
        />
        {item.ownPercent != null && (
          <chakra.p textStyle="secondary" color="fg.2">
            {split.own()}
          </chakra.p>
        )}
        <DefinitionList
          items={[
            { term: split.total(), value: viewer.money(item.total) },
            ...shares.filter((share) => share !== owed).map((share) => shareLine(share, viewer, messages)),
            ...(owed ? [shareLine(owed, viewer, messages)] : []),
          ]}
        />
        {isAgreed(item) && (
          <chakra.div borderTopWidth="1px" pt="u1">
            <DefinitionList items={balanceOf(item, viewer, messages)} />
          </chakra.div>
        )}
      </CardBody>
    </Card>
  )
}
