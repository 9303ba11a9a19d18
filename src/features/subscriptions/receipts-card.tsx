import { chakra } from '@chakra-ui/react/styled-system'
import type { ReceiptDto } from '#contract/subscriptions/subscriptions.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { usePlanTexts } from './plan-texts.ts'

const Line = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    gap: 'u1',
    py: 'u1',
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0' },
  },
})

/** Lists what was paid, the newest first. */
export function ReceiptsCard({ receipts }: { receipts: readonly ReceiptDto[] }) {
  const { texts } = usePlanTexts()
  return (
    <Card bleed>
      <CardHeader title={texts.receipts.title()} />
      <CardBody>
        {receipts.length === 0 ? (
          <chakra.p color="fg.2">{texts.receipts.none()}</chakra.p>
        ) : (
          <chakra.ul listStyleType="none">
            {receipts.map((receipt) => (
              <Receipt key={receipt.id} receipt={receipt} />
            ))}
          </chakra.ul>
        )}
      </CardBody>
    </Card>
  )
}

function Receipt({ receipt }: { receipt: ReceiptDto }) {
  const { texts, at, money, name } = usePlanTexts()
  const { kind, purpose, state, amount, currency } = receipt
  const notes = [
    at(receipt.at),
    kind === 'coparent' && texts.receipts.forCoparent(),
    purpose === 'upgrade' && texts.receipts.upgrade(),
  ]
  return (
    <Line>
      <chakra.span minW="0">
        <chakra.span display="block" textStyle="strong">
          {name(receipt)}
        </chakra.span>
        <chakra.span textStyle="secondary" color="fg.3">
          {notes.filter(Boolean).join(' · ')}
        </chakra.span>
      </chakra.span>
      <chakra.span display="flex" alignItems="center" gap="u1">
        {state !== 'paid' && <Chip tone="problem">{texts.receipts.states[state]()}</Chip>}
        <chakra.span textStyle="strong" fontVariantNumeric="tabular-nums">
          {money(amount, currency)}
        </chakra.span>
      </chakra.span>
    </Line>
  )
}
