import { chakra } from '@chakra-ui/react/styled-system'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { categoryText } from '#src/app/shared/viewer/category-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import type { Column } from '#src/ui/data/data-table.tsx'
import { chartOf } from '../expense.chart.ts'
import { categoryOf, childNames, partiesOf, splitText } from '../parties.ts'
import { chipOf, labelUnder, shareOf } from '../row.model.ts'
import { sayChip, sayShare, type Words } from '../texts.ts'

const Label = chakra('span', { base: { display: 'block', textStyle: 'secondary', color: 'fg.3', mt: 'u0.25' } })

function Status({ row, reader, words }: { row: ExpenseSummaryDto; reader: Viewer; words: Words }) {
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
export function splitOf(row: ExpenseSummaryDto, reader: Viewer): string {
  const { payerId, payerPercent } = partiesOf(row)
  const percents = [100 - payerPercent, payerPercent]
  return splitText(payerId === reader.viewpoint ? percents.reverse() : percents, reader)
}

/** For whom, in which category, bought when. */
export const aboutExpense = (row: ExpenseSummaryDto, reader: Viewer, words: Words): string =>
  [
    childNames(row.childIds, reader),
    categoryText(words, categoryOf(row.categoryId, reader)),
    words.expenses.log.bought({ date: reader.day(row.purchaseDate) }),
  ]
    .filter(Boolean)
    .join(' · ')

/** The columns of the log: created, name with children and purchase, total and split, whose turn, the share. Each sorts by its key. */
export function logColumns(reader: Viewer, words: Words): Column<ExpenseSummaryDto>[] {
  const { log } = words.expenses
  const sortable = true
  return [
    {
      ...{ key: 'created', header: log.created(), sortable, width: '14%', phone: 'hidden' },
      cell: (row) => reader.dayOf(row.createdAt),
    },
    {
      ...{ key: 'name', header: log.expense(), sortable, opens: true, phone: 'title' },
      cell: (row) => row.name,
      note: (row) => aboutExpense(row, reader, words),
    },
    {
      ...{ key: 'total', header: log.total(), sortable, width: '13%', align: 'end', phone: 'hidden' },
      cell: (row) => reader.money(row.total),
      note: (row) => splitOf(row, reader),
    },
    {
      ...{ key: 'status', header: log.status(), sortable, width: '24%', phone: 'status' },
      cell: (row) => <Status row={row} reader={reader} words={words} />,
    },
    {
      ...{ key: 'share', header: log.share(), sortable, width: '18%', align: 'end', strong: true, phone: 'value' },
      cell: (row) => shareAmount(row, reader),
      note: (row) => sayShare(words, shareOf(row, reader), reader),
    },
  ]
}

/** What the share column says large. */
export function shareAmount(row: ExpenseSummaryDto, reader: Viewer): string {
  const { amount } = shareOf(row, reader)
  return amount === null ? '–' : reader.money(amount)
}
