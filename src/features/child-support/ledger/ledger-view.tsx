import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useState } from 'react'
import type { SupportLedgerDto } from '#contract/child-support/child-support.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { metaOfOrder, presentOrder } from '#src/features/child-support/support-order.chart.ts'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { OrderCard, OtherOrders } from '../order/order-card.tsx'
import { OrderTurn } from '../order/order-turns.tsx'
import type { Messages } from '../texts.ts'
import { DueTurn } from './due-turn.tsx'
import { DuesCard } from './dues-card.tsx'
import { SupportActionDialog, useDialogPreload } from './lazy.ts'
import { PaymentTurn } from './payment-turns.tsx'
import { PaymentsCard } from './payments-card.tsx'
import { SummaryCard } from './summary-card.tsx'
import type { SupportAction } from './support-action.ts'

export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2.5' } })

/** One table is shown at a time. */
const tables = ['dues', 'payments'] as const

type LedgerViewProps = {
  ledger: SupportLedgerDto
  viewer: Viewer
  messages: Messages
  action: SupportAction | null
  onAction: (action: SupportAction | null) => void
}

/** Shows one ledger: whose turn it is, the summary, the dues and payments, and the orders behind them. */
export function LedgerView({ ledger, viewer, messages, action, onAction }: LedgerViewProps) {
  useDialogPreload()
  const [table, setTable] = useState<(typeof tables)[number]>('dues')
  const present = presentOrder(ledger)
  const part = { viewer, messages, onAction }
  return (
    <Stack>
      {ledger.waiting.map((waiting) => (
        <PaymentTurn key={waiting.payment.id} waiting={waiting} {...part} />
      ))}
      {ledger.orders.map((order) => (
        <OrderTurn key={order.id} order={order} {...part} />
      ))}
      {present && (
        <>
          <DueTurn ledger={ledger} order={present} {...part} />
          <SummaryCard summary={ledger.summary} viewer={viewer} messages={messages} />
          <chakra.div maxW={{ sm: '360px' }}>
            <SegmentedControl
              label={messages.tables.label()}
              value={table}
              onChange={setTable}
              options={tables.map((value) => ({ value, label: messages.tables[value]() }))}
            />
          </chakra.div>
          {table === 'dues' ? (
            <DuesCard root={ledger.root} viewer={viewer} />
          ) : (
            <PaymentsCard root={ledger.root} viewer={viewer} onAction={onAction} />
          )}
          <OrderCard order={present} ledger={ledger} {...part} />
        </>
      )}
      <OtherOrders
        orders={ledger.orders.filter((order) => order !== present && metaOfOrder(order).asks !== 'claim')}
        viewer={viewer}
        messages={messages}
      />
      <Suspense>
        {action && <SupportActionDialog action={action} viewer={viewer} onClose={() => onAction(null)} />}
      </Suspense>
    </Stack>
  )
}
