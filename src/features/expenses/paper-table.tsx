import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import type { ExpenseRow } from '#contract/expenses.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Reader } from '#src/app/reader.ts'
import { chartOf } from './expense.chart.ts'
import { labelKeyOf } from './labels.ts'
import { aboutExpense, shareAmount, splitOf } from './log-columns.tsx'
import { shareOf } from './row.model.ts'
import { sayShare } from './say.ts'

/** Wide things scroll beside themselves on a screen; on paper the table has the page. */
const Scroll = chakra('div', { base: { overflowX: 'auto', mt: 'u2', _print: { overflow: 'visible' } } })

/** One rule for thousands of cells: lines, no colours, a head that every page repeats, no row cut in two. */
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textStyle: 'secondary',
    _print: { fontSize: '8.5pt', lineHeight: '1.4' },
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { px: 'u1', py: 'u0.5', textAlign: 'start', verticalAlign: 'top', borderBottomWidth: '1px' },
    '& th': { fontWeight: 'semibold', whiteSpace: 'nowrap' },
    '& td small': { display: 'block', fontSize: '0.875em', color: 'fg.2' },
    '& td:first-of-type': { whiteSpace: 'nowrap' },
    '& [data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
})

type PaperTableProps = { rows: readonly ExpenseRow[]; reader: Reader; words: TranslationFunctions }

/** Plain cells: ten thousand of them are drawn at once, or the browser would print a part. */
export const PaperTable = memo(function PaperTable({ rows, reader, words }: PaperTableProps) {
  const { log, paper } = words.expenses
  return (
    <Scroll tabIndex={0} role="region" aria-label={log.table()}>
      <Table aria-label={log.table()}>
        <thead>
          <tr>
            <th scope="col">{paper.number()}</th>
            <th scope="col">{log.created()}</th>
            <th scope="col">{log.expense()}</th>
            <th scope="col" data-figure>
              {log.total()}
            </th>
            <th scope="col">{log.status()}</th>
            <th scope="col" data-figure>
              {log.share()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <PaperRow
              key={row.id}
              row={row}
              place={paper.of({ n: index + 1, count: rows.length })}
              {...{ reader, words }}
            />
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
})

type PaperRowProps = { row: ExpenseRow; place: string; reader: Reader; words: TranslationFunctions }

function PaperRow({ row, place, reader, words }: PaperRowProps) {
  const chart = chartOf(row)
  return (
    <tr>
      <td>{place}</td>
      <td>{reader.instant(row.createdAt)}</td>
      <td>
        {row.name}
        <small>{aboutExpense(row, reader, words)}</small>
        <small>{words.expenses.paper.recorded({ name: reader.nameOf(row.createdBy) })}</small>
      </td>
      <td data-figure>
        {reader.money(row.total)}
        <small>{splitOf(row, reader)}</small>
      </td>
      <td>{words.expenses.label[labelKeyOf(chart.label)]()}</td>
      <td data-figure>
        {shareAmount(row, reader)}
        <small>{sayShare(words, shareOf(row, reader, chart), reader)}</small>
      </td>
    </tr>
  )
}
