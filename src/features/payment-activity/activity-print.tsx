import { Link, useSearch } from '@tanstack/react-router'
import { memo } from 'react'
import type { PaymentPageDto, PaymentSummaryDto } from '#contract/payments/payment-activity.ts'
import type { PaymentSelection } from '#contract/payments/payment-selection.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { usePages } from '#src/app/shared/list/use-pages.ts'
import { PrintFacts } from '#src/app/shared/print/print-facts.tsx'
import { PrintLines } from '#src/app/shared/print/print-lines.tsx'
import { PrintPages } from '#src/app/shared/print/print-pages.tsx'
import { usePrintViewer } from '#src/app/shared/print/use-print-viewer.ts'
import { useRequestFacts } from '#src/app/shared/print/use-request-facts.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { handedOverText } from '#src/features/payments/handed-over-text.ts'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { filtersText, orderText } from './activity-options.ts'
import { selectionFrom } from './activity-selection.ts'
import { activityQuery } from './payment-activity.queries.ts'
import { dayText, partiesText, paysText, statusText } from './texts.ts'

export function PaymentPrintPage() {
  const from = '/_authed/expenses/payments/print'
  const selection = useSearch({ from, select: selectionFrom, structuralSharing: true })
  const { LL } = useI18nContext()
  const { client } = useApp()
  const viewer = usePrintViewer()
  const { first, ...pages } = usePages(activityQuery(client, selection))
  const { paper } = LL.paymentActivity
  return (
    <PrintPages<PaymentPageDto>
      title={LL.common.take.print()}
      back={{ label: LL.paymentActivity.title(), link: <Link to="/expenses/payments" search={selection} /> }}
      pages={pages}
      loading={paper.loading}
    >
      <Head selection={selection} viewer={viewer} count={pages.count} totals={first?.totals ?? null} messages={LL} />
      <Lines rows={pages.rows} viewer={viewer} messages={LL} />
    </PrintPages>
  )
}

type HeadProps = {
  selection: PaymentSelection
  count: number
  totals: PaymentPageDto['totals']
  viewer: Viewer
  messages: TranslationFunctions
}

function totalsText({ totals, viewer, messages }: HeadProps): string {
  const { paper } = messages.paymentActivity
  if (!totals) return ''
  const { sent, received, sending, receiving } = totals
  const [name, other] = [viewer.nameOf(viewer.viewpoint), otherParentOf(viewer)]
  return [
    paper.sent({ amount: viewer.money(sent.amount), payer: name, receiver: other }),
    paper.sent({ amount: viewer.money(received.amount), payer: other, receiver: name }),
    sending.count > 0 && paper.underway({ amount: viewer.money(sending.amount), payer: name, receiver: other }),
    receiving.count > 0 && paper.underway({ amount: viewer.money(receiving.amount), payer: other, receiver: name }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function Head(props: HeadProps) {
  const { selection, count, viewer, messages } = props
  const { print: common } = messages.common
  const { title, paper, list } = messages.paymentActivity
  const { family, requester, made } = useRequestFacts(viewer)
  const facts = [
    family,
    requester,
    { term: common.filters(), value: filtersText(selection, viewer, messages) || paper.none() },
    { term: common.order(), value: orderText(selection, messages) },
    { term: common.contains(), value: list.found({ count }) },
    { term: paper.totals(), value: totalsText(props) },
    made,
  ]
  return <PrintFacts title={`${messages.productName()} · ${title()}`} facts={facts} note={paper.counted()} />
}

type LinesProps = { rows: readonly PaymentSummaryDto[]; viewer: Viewer; messages: TranslationFunctions }

/** Uses plain cells: thousands of them are drawn at once, or the browser would print only a part. */
const Lines = memo(function Lines({ rows, viewer, messages }: LinesProps) {
  const { list } = messages.paymentActivity
  const { print } = messages.common
  return (
    <PrintLines label={list.table()}>
      <thead>
        <tr>
          <th scope="col">{print.number()}</th>
          <th scope="col">{list.date()}</th>
          <th scope="col">{list.parties()}</th>
          <th scope="col">{list.pays()}</th>
          <th scope="col">{list.method()}</th>
          <th scope="col">{list.status()}</th>
          <th scope="col" data-figure>
            {list.amount()}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((line, index) => (
          <tr key={line.id}>
            <td>{print.of({ n: index + 1, count: rows.length })}</td>
            <td>
              {(line.startOn || line.paidOn) && dayText(line, viewer)} <small>{viewer.instant(line.createdAt)}</small>
            </td>
            <td>{partiesText(line, viewer, messages)}</td>
            <td>
              <Verbatim>{paysText(line, messages).join(', ')}</Verbatim>
            </td>
            <td>
              {messages.payments.method[line.method]()}
              {handedOverText(line, viewer, messages.payments).map((text) => (
                <small key={text}>{text}</small>
              ))}
              {line.number && (
                <small>
                  <Verbatim>{list.numbered({ number: line.number })}</Verbatim>
                </small>
              )}
            </td>
            <td>{statusText(line, messages).label}</td>
            <td data-figure>{viewer.money(line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </PrintLines>
  )
})
