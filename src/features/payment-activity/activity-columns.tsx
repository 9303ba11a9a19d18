import type { PaymentSummaryDto } from '#contract/payments/payment-activity.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import type { Column } from '#src/ui/data/data-table.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { dayText, isSeveral, type Messages, partiesText, paysShortText, seriesText, statusText } from './texts.ts'

function Status({ line, messages }: { line: PaymentSummaryDto; messages: Messages }) {
  const { tone, text } = statusText(line, messages)
  return <Chip tone={tone}>{text}</Chip>
}

/** Defines the columns: date with number, what is paid with the parties, method, status, amount. */
export function activityColumns(viewer: Viewer, messages: Messages): Column<PaymentSummaryDto>[] {
  const { list } = messages.paymentActivity
  return [
    {
      key: 'created',
      header: list.date(),
      sortable: true,
      width: '14%',
      phone: 'meta',
      cell: (line) => dayText(line, viewer),
      note: ({ number }) => number && <Verbatim>{messages.paymentActivity.list.numbered({ number })}</Verbatim>,
    },
    {
      key: 'pays',
      header: list.pays(),
      opens: true,
      phone: 'title',
      verbatim: true,
      cell: (line) => paysShortText(line, messages),
      note: (line) =>
        [partiesText(line, viewer, messages), seriesText(line, viewer, messages)].filter(Boolean).join(' · '),
    },
    {
      key: 'method',
      header: list.method(),
      width: '16%',
      phone: 'hidden',
      // Some are longer than the column in Spanish, so they wrap.
      cell: ({ method }) => <span style={{ whiteSpace: 'normal' }}>{messages.payments.method[method]()}</span>,
    },
    {
      key: 'status',
      header: list.status(),
      width: '29%',
      phone: 'status',
      cell: (line) => <Status line={line} messages={messages} />,
    },
    {
      key: 'amount',
      header: list.amount(),
      sortable: true,
      width: '14%',
      align: 'end',
      strong: true,
      phone: 'value',
      verbatim: true,
      cell: ({ amount }) => viewer.money(amount),
      note: ({ series }) => isSeveral(series) && list.series.sum({ amount: viewer.money(series.amount) }),
    },
  ]
}
