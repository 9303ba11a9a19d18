import type { SupportDueDto } from '#contract/child-support/child-support.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { type Column, DataTable } from '#src/ui/data/data-table.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { dueTone } from '../child-support.chart.ts'
import type { Messages } from '../texts.ts'

export const dueName = ({ status }: Pick<SupportDueDto, 'status'>, { due }: Messages): string => due[status]()

type Part = SupportDueDto['parts'][number]

/** Returns "40.00 on Nov 5, 2026, Check / Other, number 1043". */
export const partText = (
  { amount, paidOn, method, number, settled }: Part,
  viewer: Viewer,
  messages: Messages,
): string => {
  const params = { amount: viewer.money(amount), date: viewer.date(paidOn), method: messages.method[method]() }
  if (!settled) return method === 'bank' ? messages.ledger.partSent(params) : messages.ledger.partWaits(params)
  return number ? messages.ledger.partNumber({ ...params, number }) : messages.ledger.part(params)
}

export const lateText = ({ daysLate }: SupportDueDto, { ledger }: Messages): string | null =>
  daysLate > 0 ? ledger.late({ days: daysLate }) : null

const columnsFor = (viewer: Viewer, messages: Messages): Column<SupportDueDto>[] => {
  const { ledger } = messages
  return [
    { key: 'dueOn', header: ledger.dueOn(), phone: 'title', strong: true, cell: ({ dueOn }) => viewer.date(dueOn) },
    {
      key: 'paid',
      header: ledger.paid(),
      phone: 'hidden',
      verbatim: true,
      cell: ({ settled }) => viewer.money(settled),
      note: ({ parts }) =>
        parts.map((part) => (
          <div key={part.paymentId}>
            <Verbatim>{partText(part, viewer, messages)}</Verbatim>
          </div>
        )),
    },
    {
      key: 'status',
      header: ledger.status(),
      phone: 'status',
      cell: (due) => <Chip tone={dueTone(due.status)}>{dueName(due, messages)}</Chip>,
      note: (due) => lateText(due, messages),
    },
    {
      key: 'amount',
      header: ledger.amount(),
      phone: 'value',
      align: 'end',
      verbatim: true,
      cell: ({ amount }) => viewer.money(amount),
    },
    {
      key: 'remaining',
      header: ledger.remaining(),
      phone: 'meta',
      align: 'end',
      verbatim: true,
      cell: ({ remaining }) => viewer.money(remaining),
    },
    {
      key: 'balance',
      header: ledger.balance(),
      phone: 'hidden',
      align: 'end',
      verbatim: true,
      cell: ({ balance }) => viewer.money(balance),
    },
  ]
}

type DuesTableProps = { dues: readonly SupportDueDto[]; viewer: Viewer; messages: Messages }

/** Shows each due with its payments (day and method), how late they were, what remains, and the balance up to it. */
export function DuesTable({ dues, viewer, messages }: DuesTableProps) {
  return (
    <DataTable
      caption={messages.ledger.table()}
      columns={columnsFor(viewer, messages)}
      rows={dues}
      rowKey={({ id }) => id}
    />
  )
}
