import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SupportPaymentDto } from '#contract/child-support/child-support.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { isReturned } from '#src/features/payments/payment.chart.ts'
import { ReturnedWhy } from '#src/features/payments/returned-why.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { type Column, DataTable } from '#src/ui/data/data-table.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { paymentChart } from '../child-support.chart.ts'
import { paymentsQuery } from '../child-support.queries.ts'
import { PagedCard } from './paged-card.tsx'
import type { OnAction } from './support-action.ts'

type Label = keyof TranslationFunctions['payments']['label']

/** Gives the text of the payment's label, as its chart's meta names it; the dictionary has every label of the chart. */
const paymentLabelText = ({ payment }: SupportPaymentDto, { payments }: TranslationFunctions): string => {
  const { label } = metaOfLeaf(paymentMachine, payment.status)
  return Object.hasOwn(payments.label, label) ? payments.label[label as Label]() : label
}

/** The last column is left out while it would be empty. */
const columnsFor = (
  viewer: Viewer,
  LL: TranslationFunctions,
  onAction: OnAction,
  anyAction: boolean,
): Column<SupportPaymentDto>[] => {
  const { paidList: messages, method, turn } = LL.childSupport
  const toned = ({ payment }: SupportPaymentDto) => {
    const { tone, isYourTurn } = paymentChart(payment)
    return tone === 'attention' && !isYourTurn ? 'waiting' : tone
  }
  return [
    {
      key: 'paidOn',
      header: messages.paidOn(),
      phone: 'title',
      strong: true,
      opens: true,
      cell: ({ paidOn }) => viewer.date(paidOn),
    },
    {
      key: 'how',
      header: messages.how(),
      phone: 'hidden',
      cell: ({ payment }) => method[payment.method](),
      note: ({ payment }) => payment.number && <Verbatim>{turn.number({ number: payment.number })}</Verbatim>,
    },
    {
      key: 'status',
      header: messages.status(),
      phone: 'status',
      cell: (row) => <Chip tone={toned(row)}>{paymentLabelText(row, LL)}</Chip>,
      note: (row) => <WhyNot row={row} viewer={viewer} LL={LL} />,
    },
    {
      key: 'amount',
      header: messages.amount(),
      phone: 'value',
      align: 'end',
      verbatim: true,
      cell: ({ payment }) => viewer.money(payment.amount),
    },
    ...(anyAction
      ? [
          {
            key: 'actions',
            header: messages.actions(),
            phone: 'meta',
            align: 'end',
            cell: (row) => <VoidButton row={row} viewer={viewer} onAction={onAction} messages={LL.childSupport} />,
          } satisfies Column<SupportPaymentDto>,
        ]
      : []),
  ]
}

/** Says why a payment failed, in the words of the source: a parent, the bank that returned it, a deadline. */
function WhyNot({
  row: { payment },
  viewer,
  LL,
}: {
  row: SupportPaymentDto
  viewer: Viewer
  LL: TranslationFunctions
}) {
  const { reason, failure, status, returnCode, payerId } = payment
  if (isReturned(status)) return <ReturnedWhy code={returnCode} toPayer={viewer.isYou(payerId)} />
  return failure ? LL.payments.failure[failure]() : <Verbatim>{reason}</Verbatim>
}

const mayVoid = ({ payment }: SupportPaymentDto): boolean => paymentChart(payment).can({ type: 'payment.void' })

type VoidButtonProps = {
  row: SupportPaymentDto
  viewer: Viewer
  messages: TranslationFunctions['childSupport']
  onAction: OnAction
}

/** Shown only where the chart allows it: for a bounced payment, or one that was recorded by mistake. */
function VoidButton({ row, viewer, messages, onAction }: VoidButtonProps) {
  const { payment, paidOn } = row
  if (!mayVoid(row)) return null
  const params = { amount: viewer.money(payment.amount), date: viewer.date(paidOn) }
  return (
    <Button
      variant="tertiary"
      size="small"
      aria-label={messages.paidList.voidOne(params)}
      onClick={() => onAction({ on: 'payment', action: 'void', payment: row })}
    >
      {messages.payment.void()}
    </Button>
  )
}

/** Shows all payments to one ledger, including failed ones. */
export function PaymentsCard({ root, viewer, onAction }: { root: string; viewer: Viewer; onAction: OnAction }) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { paidList } = LL.childSupport
  const query = useInfiniteQuery(paymentsQuery(client, root))
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <PagedCard id="support-payments" title={paidList.title()} count={rows.length} messages={paidList} query={query}>
      <DataTable
        caption={paidList.table()}
        columns={columnsFor(viewer, LL, onAction, rows.some(mayVoid))}
        rows={rows}
        rowKey={({ payment }) => payment.id}
        rowLink={({ payment }) => <Link to="/expenses/payments/$id" params={{ id: payment.id }} />}
      />
    </PagedCard>
  )
}
