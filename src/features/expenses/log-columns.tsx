import { chakra } from '@chakra-ui/react/styled-system'
import type { ExpenseRow } from '#contract/expenses.ts'
import type { Reader } from '#src/app/reader.ts'
import { Chip } from '#src/ui/chip.tsx'
import type { Column } from '#src/ui/data-table.tsx'
import { chartOf } from './expense.chart.ts'
import { categoryOf, childNames, partiesOf, splitText } from './parties.ts'
import { chipOf, labelUnder, shareOf } from './row.model.ts'
import { sayCategory, sayChip, sayShare, type Words } from './say.ts'

const Label = chakra('span', { base: { display: 'block', textStyle: 'secondary', color: 'fg.3', mt: 'u0.25' } })

function Status({ row, reader, words }: { row: ExpenseRow; reader: Reader; words: Words }) {
  const chart = chartOf(row)
  const chip = chipOf(row, reader, chart)
  const label = labelUnder(chip, chart)
  return (
    <>
      <Chip tone={chip.tone}>{sayChip(words, chip)}</Chip>
      {label && <Label>{words.expenses.label[label]()}</Label>}
    </>
  )
}

/** The reader's own part first, as on the bar of the details. */
function split(row: ExpenseRow, reader: Reader): string {
  const { payerId, payerPercent } = partiesOf(row)
  const percents = [100 - payerPercent, payerPercent]
  return splitText(payerId === reader.viewpoint ? percents.reverse() : percents, reader)
}

const about = (row: ExpenseRow, reader: Reader, words: Words): string =>
  [
    childNames(row.childIds, reader),
    sayCategory(words, categoryOf(row.categoryId, reader)),
    words.expenses.log.bought({ date: reader.day(row.purchaseDate) }),
  ]
    .filter(Boolean)
    .join(' · ')

/** The columns of the log: created, name with children and purchase, total and split, whose turn, the share. */
export function logColumns(reader: Reader, words: Words): Column<ExpenseRow>[] {
  const { log } = words.expenses
  return [
    { key: 'created', header: log.created(), cell: (row) => reader.dayOf(row.createdAt), phone: 'hidden' },
    {
      key: 'expense',
      header: log.expense(),
      cell: (row) => row.name,
      note: (row) => about(row, reader, words),
      opens: true,
      phone: 'title',
    },
    {
      key: 'total',
      header: log.total(),
      cell: (row) => reader.money(row.total),
      note: (row) => split(row, reader),
      align: 'end',
      phone: 'hidden',
    },
    {
      key: 'status',
      header: log.status(),
      cell: (row) => <Status row={row} reader={reader} words={words} />,
      phone: 'status',
    },
    {
      key: 'share',
      header: log.share(),
      cell: (row) => shareAmount(row, reader),
      note: (row) => sayShare(words, shareOf(row, reader), reader),
      align: 'end',
      strong: true,
      phone: 'value',
    },
  ]
}

function shareAmount(row: ExpenseRow, reader: Reader): string {
  const { amount } = shareOf(row, reader)
  return amount === null ? '–' : reader.money(amount)
}
