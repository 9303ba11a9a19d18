import { memo } from 'react'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { PrintLines } from '#src/app/shared/print/print-lines.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { chartOf } from '../expense.chart.ts'
import { labelKeyOf } from '../labels.ts'
import { aboutExpense, shareAmount, splitOf } from '../list/log-columns.tsx'
import { shareOf } from '../row.model.ts'
import { sayShare } from '../texts.ts'

type PrintTableProps = { rows: readonly ExpenseSummaryDto[]; reader: Viewer; words: TranslationFunctions }

/** Plain cells: ten thousand of them are drawn at once, or the browser would print a part. */
export const PrintTable = memo(function PaperTable({ rows, reader, words }: PrintTableProps) {
  const { log, paper } = words.expenses
  return (
    <PrintLines label={log.table()}>
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
          <PrintRow
            key={row.id}
            row={row}
            place={paper.of({ n: index + 1, count: rows.length })}
            {...{ reader, words }}
          />
        ))}
      </tbody>
    </PrintLines>
  )
})

type PrintRowProps = { row: ExpenseSummaryDto; place: string; reader: Viewer; words: TranslationFunctions }

function PrintRow({ row, place, reader, words }: PrintRowProps) {
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
