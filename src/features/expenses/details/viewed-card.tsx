import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { DefinitionList } from '#src/ui/data/definition-list.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import type { Messages } from '../texts.ts'

/** Shows when each parent first opened it. It may be read in court: local time with its zone, or Never. */
export function ViewedCard({ item, viewer, messages }: { item: ExpenseDto; viewer: Viewer; messages: Messages }) {
  const { viewed } = messages.expenses.details
  return (
    <Card bleed>
      <CardHeader title={viewed.title()} />
      <CardBody>
        <DefinitionList
          items={item.viewed.map(({ personId, at }) => ({
            term: viewer.isYou(personId) ? viewed.you() : viewer.nameOf(personId),
            value: at ? viewer.instant(at) : viewed.never(),
          }))}
        />
      </CardBody>
    </Card>
  )
}
