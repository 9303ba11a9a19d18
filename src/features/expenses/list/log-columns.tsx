import { chakra } from '@chakra-ui/react/styled-system'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { categoryText } from '#src/app/shared/viewer/category-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import type { Column } from '#src/ui/data/data-table.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { chartOf } from '../expense.chart.ts'
import { categoryOf, childNames } from '../parties.ts'
import { chipOf, labelUnder, shareOf } from '../row.model.ts'
import { splitText } from '../split-text.ts'
import { chipText, type Messages, shareTexts } from '../texts.ts'
import { isBeingSent } from './expected-line.ts'

const Label = chakra('span', { base: { display: 'block', textStyle: 'secondary', color: 'fg.3', mt: 'u0.25' } })

function Status({ row, viewer, messages }: { row: ExpenseSummaryDto; viewer: Viewer; messages: Messages }) {
  if (isBeingSent(row)) return <Chip tone="waiting">{messages.expenses.log.beingSent()}</Chip>
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

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ')

const namesIn = (row: ExpenseSummaryDto, viewer: Viewer, messages: Messages): string =>
  joined([childNames(row.childIds, viewer), categoryText(messages, categoryOf(row.categoryId, viewer))])
const boughtText = (row: ExpenseSummaryDto, viewer: Viewer, { expenses }: Messages): string =>
  expenses.log.bought({ date: viewer.day(row.purchaseDate) })

/** Lists the children, the category and the purchase date. */
export const aboutExpense = (row: ExpenseSummaryDto, viewer: Viewer, messages: Messages): string =>
  joined([namesIn(row, viewer, messages), boughtText(row, viewer, messages)])

/** Keeps a page translator away from the names. */
const about = (...part: Parameters<typeof aboutExpense>) => (
  <>
    <Verbatim>{namesIn(...part)}</Verbatim> · {boughtText(...part)}
  </>
)

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
      verbatim: true,
      cell: (row) => row.name,
      note: (row) => about(row, viewer, messages),
    },
    {
      key: 'total',
      header: log.total(),
      sortable,
      width: '13%',
      align: 'end',
      phone: 'hidden',
      verbatim: true,
      cell: (row) => viewer.money(row.total),
      note: (row) => <Verbatim>{splitText(row.shares, viewer, messages)}</Verbatim>,
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
      verbatim: true,
      cell: (row) => shareAmount(row, viewer),
      note: (row) => shareTexts(messages, shareOf(row, viewer), viewer).map((text) => <div key={text}>{text}</div>),
    },
  ]
}

/** Formats the main amount of the share column. */
export function shareAmount(row: ExpenseSummaryDto, viewer: Viewer): string {
  const { amount } = shareOf(row, viewer)
  return amount === null ? '–' : viewer.money(amount)
}
