import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import type { SupportLedgerDto } from '#contract/child-support/child-support.ts'
import { presentOrder } from '#src/app/shared/support-order/support-order.chart.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { OrderCard, OtherOrders } from '../order/order-card.tsx'
import { OrderTurn } from '../order/order-turns.tsx'
import type { Words } from '../texts.ts'
import { DuesCard } from './dues-card.tsx'
import { AskedDialog, useDialogLater } from './lazy.ts'
import { PaymentTurn } from './payment-turns.tsx'
import { PaymentsCard } from './payments-card.tsx'
import type { Asked } from './pending-action.ts'
import { SummaryCard } from './summary-card.tsx'

export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2.5' } })

type LedgerViewProps = {
  ledger: SupportLedgerDto
  reader: Viewer
  words: Words
  asked: Asked | null
  onAsk: (asked: Asked | null) => void
}

/** One ledger: whose turn it is, where it stands, what fell due and was paid, and the orders it follows from. */
export function LedgerView({ ledger, reader, words, asked, onAsk }: LedgerViewProps) {
  useDialogLater()
  const present = presentOrder(ledger)
  const same = { reader, words, onAsk }
  return (
    <Stack>
      {ledger.waiting.map((waiting) => (
        <PaymentTurn key={waiting.payment.id} waiting={waiting} {...same} />
      ))}
      {ledger.orders.map((order) => (
        <OrderTurn key={order.id} order={order} {...same} />
      ))}
      {present && (
        <>
          <SummaryCard summary={ledger.summary} {...{ reader, words }} />
          <DuesCard root={ledger.root} reader={reader} />
          <PaymentsCard root={ledger.root} {...{ reader, onAsk }} />
          <OrderCard order={present} ledger={ledger} {...same} />
        </>
      )}
      <OtherOrders
        orders={ledger.orders.filter((order) => order !== present && order.status !== 'recorded')}
        {...{ reader, words }}
      />
      <Suspense>{asked && <AskedDialog asked={asked} reader={reader} onClose={() => onAsk(null)} />}</Suspense>
    </Stack>
  )
}
