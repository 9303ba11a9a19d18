import { chakra } from '@chakra-ui/react/styled-system'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { categoryText } from '#src/app/shared/viewer/category-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import type { Column } from '#src/ui/data/data-table.tsx'
import { chartOf } from '../expense.chart.ts'
import { categoryOf, childNames, partiesOf, splitText } from '../parties.ts'
import { chipOf, labelUnder, shareOf } from '../row.model.ts'
import { chipText, type Messages, shareText } from '../texts.ts'

const Label = chakra('span', { base: { display: 'block', textStyle: 'secondary', color: 'fg.3', mt: 'u0.25' } })

function Status({ row, viewer, messages }: { row: ExpenseSummaryDto; viewer: Viewer; messages: Messages }) {
  const chart = chartOf(row)
  const chip = chipOf(row, viewer, chart)
  const label = labelUnder(chip, chart)
  return (
    <>
      <Chip tone={chip.tone}>{chipText(messages, chip)}</Chip>
      {label && <Label>{messages.expenses.label[label]()}</Label>}
    </>
  )
}

/** Puts the viewer's own part first, as on the bar of the details. */
export function splitOf(row: ExpenseSummaryDto, viewer: Viewer): string {
  const { payerId, payerPercent } = partiesOf(row)
  const percents = [100 - payerPercent, payerPercent]
  return splitText(payerId === viewer.viewpoint ? percents.reverse() : percents, viewer)
}

/** Lists the children, the category and the purchase date. */
export const aboutExpense = (row: ExpenseSummaryDto, viewer: Viewer, messages: Messages): string =>
  [
    childNames(row.childIds, viewer),
    categoryText(messages, categoryOf(row.categoryId, viewer)),
    messages.expenses.log.bought({ date: viewer.day(row.purchaseDate) }),
  ]
    .filter(Boolean)
    .join(' · ')

/**
 * Defines the columns of the log: created, name with children and purchase, total and split, whose turn, the share.
 * Each sorts by its key.
 */
export function logColumns(viewer: Viewer, messages: Messages): Column<ExpenseSummaryDto>[] {
  const { log } = messages.expenses
  const sortable = true
  return [
    {
      key: 'created',
      header: log.created(),
      sortable,
      width: '14%',
      phone: 'hidden',
      cell: (row) => viewer.dayOf(row.createdAt),
    },
    {
      key: 'name',
      header: log.expense(),
      sortable,
      opens: true,
      phone: 'title',
      cell: (row) => row.name,
      note: (row) => aboutExpense(row, viewer, messages),
    },
    {
      key: 'total',
      header: log.total(),
      sortable,
      width: '13%',
      align: 'end',
      phone: 'hidden',
      cell: (row) => viewer.money(row.total),
      note: (row) => splitOf(row, viewer),
    },
    {
      key: 'status',
      header: log.status(),
      sortable,
      width: '24%',
      phone: 'status',
      cell: (row) => <Status row={row} viewer={viewer} messages={messages} />,
    },
    {
      key: 'share',
      header: log.share(),
      sortable,
      width: '18%',
      align: 'end',
      strong: true,
      phone: 'value',
      cell: (row) => shareAmount(row, viewer),
      note: (row) => shareText(messages, shareOf(row, viewer), viewer),
    },
  ]
}

/** Formats the main amount of the share column. */
export function shareAmount(row: ExpenseSummaryDto, viewer: Viewer): string {
  const { amount } = shareOf(row, viewer)
  return amount === null ? '–' : viewer.money(amount)
}
