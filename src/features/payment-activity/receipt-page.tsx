import { Link, useParams } from '@tanstack/react-router'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import type { PaymentMeta } from '#machines/payments/payment.setup.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { ReturnedWhy } from '#src/app/shared/bank/returned-why.tsx'
import { paymentLabelKeyOf } from '#src/app/shared/payments/payment-label.ts'
import { PrintFacts } from '#src/app/shared/print/print-facts.tsx'
import { PrintLines } from '#src/app/shared/print/print-lines.tsx'
import { PrintSheet } from '#src/app/shared/print/print-pages.tsx'
import { useAsked } from '#src/app/shared/print/use-asked.ts'
import { usePrintViewer } from '#src/app/shared/print/use-print-viewer.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { OnePayment } from './one-payment.tsx'
import { paramsOf, sayWhyNot } from './payment-turn.ts'
import type { Words } from './words.ts'

export function PaymentReceiptPage() {
  const { id } = useParams({ from: '/_authed/expenses/payments/$id/receipt' })
  return <OnePayment id={id}>{(item) => <Receipt item={item} />}</OnePayment>
}

/** A payment on paper, for the one who paid and the one who was paid; it says first whether it counts. */
function Receipt({ item }: { item: PaymentDto }) {
  const { LL: words } = useI18nContext()
  const reader = usePrintViewer()
  const { details, receipt } = words.paymentActivity
  return (
    <PrintSheet
      title={details.receipt()}
      back={{
        label: details.facts.title(),
        link: <Link to="/expenses/payments/$id" params={{ id: item.id }} />,
      }}
      whole
    >
      <Head item={item} reader={reader} words={words} productName={words.productName()} />
      <PrintLines label={receipt.pays()}>
        <thead>
          <tr>
            <th scope="col">{receipt.pays()}</th>
            <th scope="col" data-figure>
              {receipt.part()}
            </th>
          </tr>
        </thead>
        <tbody>
          {paidBy(item, words).map(({ key, name, amount }) => (
            <tr key={key}>
              <td>{name}</td>
              <td data-figure>{reader.money(amount)}</td>
            </tr>
          ))}
        </tbody>
      </PrintLines>
    </PrintSheet>
  )
}

const paidBy = ({ allocations, amount }: PaymentDto, { paymentActivity }: Words) =>
  allocations.length === 0
    ? [{ key: 'support', name: paymentActivity.support(), amount }]
    : allocations.map((part) => ({ key: part.expenseId, name: part.expenseName, amount: part.amount }))

type HeadProps = { item: PaymentDto; reader: Viewer; words: Words; productName: string }

function Head({ item, reader, words, productName }: HeadProps) {
  const { facts } = words.paymentActivity.details
  const { receipt } = words.paymentActivity
  const { asked, made } = useAsked(reader)
  const { counts } = metaOfLeaf<PaymentMeta>(paymentMachine, item.status)
  const params = paramsOf(item, reader)
  const label = words.payments.label[paymentLabelKeyOf(item.status)]()
  const state = [`${label}.`, receipt[counts](params), sayWhyNot(item, reader, words)].filter(Boolean).join(' ')
  const rows = [
    { term: receipt.state(), value: <strong>{state}</strong> },
    ...(item.returnCode
      ? [{ term: receipt.why(), value: <ReturnedWhy code={item.returnCode} toPayer={false} /> }]
      : []),
    { term: facts.from(), value: params.payer },
    { term: facts.to(), value: params.receiver },
    { term: receipt.part(), value: params.amount },
    { term: facts.method(), value: words.payments.method[item.method]() },
    ...(item.number ? [{ term: facts.number(), value: item.number }] : []),
    { term: receipt.date(), value: reader.instant(item.createdAt) },
    ...(item.startOn ? [{ term: facts.starts(), value: reader.date(item.startOn) }] : []),
    ...(item.sentAt ? [{ term: facts.sent(), value: reader.instant(item.sentAt) }] : []),
    ...(item.note ? [{ term: receipt.note(), value: item.note }] : []),
    { term: facts.id(), value: item.id },
    asked,
    { term: receipt.asOf(), value: made.value },
  ]
  const title = counts === 'settled' ? receipt.title() : receipt.record()
  return <PrintFacts title={`${productName} · ${title}`} facts={rows} />
}
