import type { PlanDto } from '#contract/subscriptions/subscriptions.ts'
import { formatBytes } from '#domain/format-bytes.ts'
import { DefinitionList } from '#src/ui/data/definition-list.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { usePlanTexts } from './plan-texts.ts'

type Usage = NonNullable<PlanDto['usage']>
type Part = Usage[keyof Usage]

/** Shows how much is used of what the plan limits, as far as it is offered where the person lives. */
export function UsageCard({ usage, bankTransfers }: { usage: Usage; bankTransfers: boolean }) {
  const { texts, locale } = usePlanTexts()
  const line = ({ used, allowed }: Part, format: (amount: number) => string) =>
    allowed === null
      ? texts.usage.unlimited({ used: format(used) })
      : texts.usage.of({ used: format(used), allowed: format(allowed) })
  const items = [
    ...(bankTransfers
      ? [
          { term: texts.usage.outgoingPayments(), value: line(usage.outgoingPayments, String) },
          { term: texts.usage.scheduledPayments(), value: line(usage.scheduledPayments, String) },
        ]
      : []),
    { term: texts.usage.toneChecks(), value: line(usage.toneChecks, String) },
    { term: texts.usage.storage(), value: line(usage.storage, (bytes) => formatBytes(bytes, locale)) },
  ]
  return (
    <Card bleed>
      <CardHeader title={texts.usage.title()} />
      <CardBody>
        <DefinitionList items={items} />
      </CardBody>
    </Card>
  )
}
