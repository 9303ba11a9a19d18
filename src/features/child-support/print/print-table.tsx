import type { SupportDueDto } from '#contract/child-support/child-support.ts'
import { PrintLines } from '#src/app/shared/print/print-lines.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { dueName, lateText, partText } from '../ledger/dues-table.tsx'
import type { Messages } from '../texts.ts'

type PrintTableProps = { dues: readonly SupportDueDto[]; viewer: Viewer; messages: Messages }

/** Lists every due, the oldest first. The numbers show when a page is missing. */
export function PrintTable({ dues, viewer, messages }: PrintTableProps) {
  const { ledger, paper } = messages
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
            <td>{viewer.date(due.dueOn)}</td>
            <td data-figure>{viewer.money(due.amount)}</td>
            <td>
              {viewer.money(due.settled)}
              {due.parts.map((part) => (
                <small key={part.paymentId}>{partText(part, viewer, messages)}</small>
              ))}
            </td>
            <td>
              {dueName(due, messages)}
              <small>{lateText(due, messages)}</small>
            </td>
            <td data-figure>{viewer.money(due.remaining)}</td>
            <td data-figure>{viewer.money(due.balance)}</td>
          </tr>
        ))}
      </tbody>
    </PrintLines>
  )
}
