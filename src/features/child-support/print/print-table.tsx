import type { SupportDueDto } from '#contract/child-support/child-support.ts'
import { PrintLines } from '#src/app/shared/print/print-lines.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { dueName, sayLate, sayPart } from '../ledger/dues-table.tsx'
import type { Words } from '../texts.ts'

type PrintTableProps = { dues: readonly SupportDueDto[]; reader: Viewer; words: Words }

/** Every due, the oldest first, numbered, so that a missing page shows. */
export function PrintTable({ dues, reader, words }: PrintTableProps) {
  const { ledger, paper } = words
  return (
    <PrintLines label={ledger.title()}>
      <thead>
        <tr>
          <th scope="col">{paper.number()}</th>
          <th scope="col">{ledger.dueOn()}</th>
          <th scope="col" data-figure>
            {ledger.amount()}
          </th>
          <th scope="col">{ledger.paid()}</th>
          <th scope="col">{ledger.status()}</th>
          <th scope="col" data-figure>
            {ledger.remaining()}
          </th>
          <th scope="col" data-figure>
            {ledger.balance()}
          </th>
        </tr>
      </thead>
      <tbody>
        {dues.map((due, index) => (
          <tr key={due.id}>
            <td>{paper.of({ n: index + 1, count: dues.length })}</td>
            <td>{reader.date(due.dueOn)}</td>
            <td data-figure>{reader.money(due.amount)}</td>
            <td>
              {reader.money(due.settled)}
              {due.parts.map((part) => (
                <small key={part.paymentId}>{sayPart(part, reader, words)}</small>
              ))}
            </td>
            <td>
              {dueName(due, words)}
              <small>{sayLate(due, words)}</small>
            </td>
            <td data-figure>{reader.money(due.remaining)}</td>
            <td data-figure>{reader.money(due.balance)}</td>
          </tr>
        ))}
      </tbody>
    </PrintLines>
  )
}
