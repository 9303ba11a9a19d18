import { memo } from 'react'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { PrintLines } from '#src/app/shared/print/print-lines.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { chartOf } from '../expense.chart.ts'
import { labelKeyOf } from '../labels.ts'
import { aboutExpense, shareAmount } from '../list/log-columns.tsx'
import { shareOf } from '../row.model.ts'
import { splitText } from '../split-text.ts'
import { shareTexts } from '../texts.ts'

type PrintTableProps = { rows: readonly ExpenseSummaryDto[]; viewer: Viewer; messages: TranslationFunctions }

/** Uses plain cells: ten thousand of them are drawn at once, or the browser would print only a part. */
export const PrintTable = memo(function PaperTable({ rows, viewer, messages }: PrintTableProps) {
  const { log } = messages.expenses
  const { print } = messages.common
  return (
    <PrintLines label={log.table()}>
      <thead>
        <tr>
          <th scope="col">{print.number()}</th>
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
            place={print.of({ n: index + 1, count: rows.length })}
            viewer={viewer}
            messages={messages}
          />
        ))}
      </tbody>
    </PrintLines>
  )
})

type PrintRowProps = { row: ExpenseSummaryDto; place: string; viewer: Viewer; messages: TranslationFunctions }

function PrintRow({ row, place, viewer, messages }: PrintRowProps) {
  const chart = chartOf(row)
  return (
    <tr>
      <td>{place}</td>
      <td>{viewer.instant(row.createdAt)}</td>
      <td>
        <Verbatim>{row.name}</Verbatim>
        <small>
          <Verbatim>{aboutExpense(row, viewer, messages)}</Verbatim>
        </small>
        <small>{messages.expenses.paper.recorded({ name: viewer.nameOf(row.createdBy) })}</small>
      </td>
      <td data-figure>
        {viewer.money(row.total)}
        <small>{splitText(row.shares, viewer, messages)}</small>
      </td>
      <td>{messages.expenses.label[labelKeyOf(chart.label)]()}</td>
      <td data-figure>
        {shareAmount(row, viewer)}
        {shareTexts(messages, shareOf(row, viewer), viewer).map((text) => (
          <small key={text}>{text}</small>
        ))}
      </td>
    </tr>
  )
}
