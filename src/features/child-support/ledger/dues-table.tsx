import type { SupportDueDto } from '#contract/child-support/child-support.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { type Column, DataTable } from '#src/ui/data/data-table.tsx'
import { dueTone } from '../child-support.chart.ts'
import type { Words } from '../texts.ts'

export const dueName = ({ status }: Pick<SupportDueDto, 'status'>, { due }: Words): string => due[status]()

type Part = SupportDueDto['parts'][number]

/** "40.00 on Nov 5, 2026, Check / Other, number 1043". */
export const sayPart = ({ amount, paidOn, method, number, settled }: Part, reader: Viewer, words: Words): string => {
  const params = { amount: reader.money(amount), date: reader.date(paidOn), method: words.method[method]() }
  if (!settled) return method === 'bank' ? words.ledger.partSent(params) : words.ledger.partWaits(params)
  return number ? words.ledger.partNumber({ ...params, number }) : words.ledger.part(params)
}

export const sayLate = ({ daysLate, status }: SupportDueDto, { ledger }: Words): string | null =>
  daysLate > 0 && status !== 'coming' ? ledger.late({ days: daysLate }) : null

const columnsFor = (reader: Viewer, words: Words): Column<SupportDueDto>[] => {
  const { ledger } = words
  return [
    { key: 'dueOn', header: ledger.dueOn(), phone: 'title', strong: true, cell: ({ dueOn }) => reader.date(dueOn) },
    {
      key: 'paid',
      header: ledger.paid(),
      phone: 'hidden',
      cell: ({ settled }) => reader.money(settled),
      note: ({ parts }) => parts.map((part) => <div key={part.paymentId}>{sayPart(part, reader, words)}</div>),
    },
    {
      key: 'status',
      header: ledger.status(),
      phone: 'status',
      cell: (due) => <Chip tone={dueTone(due.status)}>{dueName(due, words)}</Chip>,
      note: (due) => sayLate(due, words),
    },
    {
      key: 'amount',
      header: ledger.amount(),
      phone: 'value',
      align: 'end',
      cell: ({ amount }) => reader.money(amount),
    },
    {
      key: 'remaining',
      header: ledger.remaining(),
      phone: 'meta',
      align: 'end',
      cell: ({ remaining }) => reader.money(remaining),
    },
    {
      key: 'balance',
      header: ledger.balance(),
      phone: 'hidden',
      align: 'end',
      cell: ({ balance }) => reader.money(balance),
    },
  ]
}

type DuesTableProps = { dues: readonly SupportDueDto[]; reader: Viewer; words: Words }

/** Each due with what was paid of it, on which day and how, how late, what remains, and the balance up to it. */
export function DuesTable({ dues, reader, words }: DuesTableProps) {
  return (
    <DataTable caption={words.ledger.table()} columns={columnsFor(reader, words)} rows={dues} rowKey={({ id }) => id} />
  )
}
