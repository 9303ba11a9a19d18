import type { PaymentSummaryDto } from '#contract/payments/payment-activity.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import type { Column } from '#src/ui/data/data-table.tsx'
import { sayParties, sayPaysShort, sayStatus } from './texts.ts'
import type { Words } from './words.ts'

function Status({ line, words }: { line: PaymentSummaryDto; words: Words }) {
  const { tone, text } = sayStatus(line, words)
  return <Chip tone={tone}>{text}</Chip>
}

/** Date with number, what it pays with from whom to whom, how, where it stands, how much. */
export function activityColumns(reader: Viewer, words: Words): Column<PaymentSummaryDto>[] {
  const { list } = words.paymentActivity
  return [
    {
      ...{ key: 'created', header: list.date(), sortable: true, width: '14%', phone: 'meta' },
      cell: ({ createdAt }) => reader.dayOf(createdAt),
      note: ({ number }) => number && words.paymentActivity.list.numbered({ number }),
    },
    {
      ...{ key: 'pays', header: list.pays(), opens: true, phone: 'title' },
      cell: (line) => sayPaysShort(line, words),
      note: (line) => sayParties(line, reader, words),
    },
    {
      ...{ key: 'method', header: list.method(), width: '16%', phone: 'hidden' },
      cell: ({ method }) => words.payments.method[method](),
    },
    {
      ...{ key: 'status', header: list.status(), width: '29%', phone: 'status' },
      cell: (line) => <Status line={line} words={words} />,
    },
    {
      ...{
        key: 'amount',
        header: list.amount(),
        sortable: true,
        width: '14%',
        align: 'end',
        strong: true,
        phone: 'value',
      },
      cell: ({ amount }) => reader.money(amount),
    },
  ]
}
