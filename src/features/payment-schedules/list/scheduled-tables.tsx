import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { PaymentSeriesSummaryDto } from '#contract/payment-schedules/payment-schedules.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { listFormat } from '#domain/formats.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import { lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { type Column, DataTable } from '#src/ui/data/data-table.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { frequencyText } from '../frequency-text.ts'
import { partiesText, seriesNow } from '../series.chart.ts'

/** Keeps what can be pressed above the link that covers its row. */
const Raised = chakra('span', { base: { position: 'relative', zIndex: '1' } })

const listOf = (parts: readonly string[], { locale }: Viewer) => listFormat(locale).format(parts)

/** Names what a series pays, who pays whom, and how often. */
const aboutText = (row: PaymentSeriesSummaryDto, viewer: Viewer, LL: TranslationFunctions): string => {
  const { forExpense, forSupport, frequency } = LL.paymentSchedules
  const paid = row.expense ? forExpense({ item: row.expense.name }) : forSupport()
  return [partiesText(row, viewer, LL), paid, frequencyText(row, row.startsOn, viewer.locale, frequency)]
    .filter(Boolean)
    .join(' · ')
}

const amountColumn = { key: 'amount', width: '18%', align: 'end', strong: true, phone: 'value' } as const

type SeriesColumn = Column<PaymentSeriesSummaryDto>

function seriesColumns(viewer: Viewer, LL: TranslationFunctions): SeriesColumn[] {
  const { table, noNext } = LL.paymentSchedules
  const after = ({ upcoming: [, ...others] }: PaymentSeriesSummaryDto) => {
    const days = others.map(({ on }) => viewer.day(on))
    return days.length > 0 && table.later({ days: listOf(days, viewer) })
  }
  return [
    {
      key: 'name',
      header: table.name(),
      opens: true,
      phone: 'title',
      verbatim: true,
      cell: ({ name }) => name,
      note: (row) => <Verbatim>{aboutText(row, viewer, LL)}</Verbatim>,
    },
    {
      key: 'next',
      header: table.next(),
      width: '28%',
      phone: 'meta',
      cell: ({ next }) => (next ? viewer.longDate(next.on) : noNext()),
      note: after,
    },
    {
      key: 'status',
      header: table.status(),
      width: '14%',
      phone: 'status',
      cell: (row) => {
        const { chip } = seriesNow(row, LL)
        return <Chip tone={chip.tone}>{chip.text}</Chip>
      },
    },
    {
      ...amountColumn,
      header: table.amount(),
      cell: ({ next, total }) => viewer.money(next?.amount ?? total),
      note: ({ facts: { ahead }, waiting }) => ahead > 1 && table.ahead({ ahead, amount: viewer.money(waiting) }),
    },
  ]
}

/** Lists series: what each pays and how often, its next three days, its next amount and what is still to be sent. */
export function SeriesTable({ caption, rows }: { caption: string; rows: readonly PaymentSeriesSummaryDto[] }) {
  const { LL } = useI18nContext()
  return (
    <DataTable
      caption={caption}
      columns={seriesColumns(useViewer(), LL)}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => <Link to="/expenses/scheduled/$id" params={{ id }} />}
    />
  )
}

const canStop = ({ status, you, ...facts }: PaymentDto): boolean =>
  lifecycleOf(paymentMachine, { status, facts, you }).can({ type: 'payment.stop' })

const Paid = chakra(Raised, { base: { '& a': { color: 'brand.strong', _hover: { textDecoration: 'underline' } } } })

/** Leads to what a payment pays: its expense, or the ledger of child support. */
function PaidLink({ payment: { allocations, ledgerId } }: { payment: PaymentDto }) {
  const { forExpense, forSupport } = useI18nContext().LL.paymentSchedules
  const viewer = useViewer()
  const [expense] = allocations
  const names = allocations.map(({ expenseName }) => expenseName)
  return (
    <Paid>
      <Verbatim>
        {expense ? (
          <Link to="/expenses/$id" params={{ id: expense.expenseId }}>
            {forExpense({ item: listOf(names, viewer) })}
          </Link>
        ) : (
          <Link to="/expenses/childSupport" search={ledgerId ? { ledger: ledgerId } : {}}>
            {forSupport()}
          </Link>
        )}
      </Verbatim>
    </Paid>
  )
}

function StopButton({ payment, onStop }: { payment: PaymentDto; onStop: (payment: PaymentDto) => void }) {
  const { stop, stopOf } = useI18nContext().LL.paymentSchedules
  const viewer = useViewer()
  const { amount, startOn } = payment
  return (
    <Raised>
      <Button
        variant="tertiary"
        size="small"
        aria-label={stopOf({ amount: viewer.money(amount), date: startOn ? viewer.longDate(startOn) : '' })}
        onClick={() => onStop(payment)}
      >
        {stop()}
      </Button>
    </Raised>
  )
}

type SinglesTableProps = {
  caption: string
  rows: readonly PaymentDto[]
  onStop: (payment: PaymentDto) => void
}

/** Lists single scheduled payments; their payer can stop those whose chart allows it. */
export function SinglesTable({ caption, rows, onStop }: SinglesTableProps) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const { table, stop } = LL.paymentSchedules
  const stopColumn: Column<PaymentDto> = {
    key: 'stop',
    header: stop(),
    width: '14%',
    phone: 'meta',
    cell: (payment) => canStop(payment) && <StopButton payment={payment} onStop={onStop} />,
  }
  const columns: Column<PaymentDto>[] = [
    {
      key: 'on',
      header: table.date(),
      opens: true,
      phone: 'title',
      cell: ({ startAt }) => startAt && viewer.moment(startAt),
      note: (payment) => (
        <>
          {partiesText(payment, viewer, LL)}
          {' · '}
          <PaidLink payment={payment} />
        </>
      ),
    },
    ...(rows.some(canStop) ? [stopColumn] : []),
    {
      ...amountColumn,
      header: table.amount(),
      cell: ({ amount }) => viewer.money(amount),
    },
  ]
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => <Link to="/expenses/payments/$id" params={{ id }} />}
    />
  )
}
