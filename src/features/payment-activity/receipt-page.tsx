import { Link, useParams } from '@tanstack/react-router'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { itemCodeOf } from '#domain/record/item-code.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import type { PaymentMeta } from '#machines/payments/payment.setup.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { PrintFacts } from '#src/app/shared/print/print-facts.tsx'
import { PrintLines } from '#src/app/shared/print/print-lines.tsx'
import { PrintSheet } from '#src/app/shared/print/print-pages.tsx'
import { usePrintViewer } from '#src/app/shared/print/use-print-viewer.ts'
import { useRequestFacts } from '#src/app/shared/print/use-request-facts.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { ownPaymentLabel } from '#src/features/payments/payment-label.ts'
import { ReturnedWhy } from '#src/features/payments/returned-why.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { handedOverFacts } from './handed-over-facts.ts'
import { OnePayment } from './one-payment.tsx'
import { failureReasonText, paramsOf } from './payment-turn.ts'
import type { Messages } from './texts.ts'

export function PaymentReceiptPage() {
  const { id } = useParams({ from: '/_authed/expenses/payments/$id/receipt' })
  return <OnePayment id={id}>{(item) => <Receipt item={item} />}</OnePayment>
}

/** Prints a payment for payer and receiver; it first says whether the payment counts. */
function Receipt({ item }: { item: PaymentDto }) {
  const { LL: messages } = useI18nContext()
  const viewer = usePrintViewer()
  const { details, receipt } = messages.paymentActivity
  return (
    <PrintSheet
      title={details.receipt()}
      back={{
        label: details.facts.title(),
        link: <Link to="/expenses/payments/$id" params={{ id: item.id }} />,
      }}
      whole
    >
      <Head item={item} viewer={viewer} messages={messages} productName={messages.productName()} />
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
          {paidBy(item, messages).map(({ key, name, amount }) => (
            <tr key={key}>
              <td>
                <Verbatim>{name}</Verbatim>
              </td>
              <td data-figure>{viewer.money(amount)}</td>
            </tr>
          ))}
        </tbody>
      </PrintLines>
    </PrintSheet>
  )
}

const paidBy = ({ allocations, amount }: PaymentDto, { paymentActivity }: Messages) =>
  allocations.length === 0
    ? [{ key: 'support', name: paymentActivity.support(), amount }]
    : allocations.map((part) => ({ key: part.expenseId, name: part.expenseName, amount: part.amount }))

type HeadProps = { item: PaymentDto; viewer: Viewer; messages: Messages; productName: string }

function Head({ item, viewer, messages, productName }: HeadProps) {
  const { facts } = messages.paymentActivity.details
  const { receipt } = messages.paymentActivity
  const { requester, made } = useRequestFacts(viewer)
  const { counts } = metaOfLeaf<PaymentMeta>(paymentMachine, item.status)
  const params = paramsOf(item, viewer)
  const label = ownPaymentLabel(item.status, messages)
  const state = [`${label}.`, receipt[counts](params), failureReasonText(item, viewer, messages)]
    .filter(Boolean)
    .join(' ')
  const rows = [
    { term: receipt.state(), value: <strong>{state}</strong> },
    ...(item.returnCode
      ? [{ term: receipt.why(), value: <ReturnedWhy code={item.returnCode} toPayer={false} /> }]
      : []),
    { term: facts.from(), value: params.payer },
    { term: facts.to(), value: params.receiver },
    { term: receipt.part(), value: params.amount },
    { term: facts.method(), value: messages.payments.method[item.method]() },
    ...handedOverFacts(item, viewer, messages),
    ...(item.number ? [{ term: facts.number(), value: <Verbatim>{item.number}</Verbatim> }] : []),
    { term: receipt.date(), value: viewer.instant(item.createdAt) },
    ...(item.startOn ? [{ term: facts.starts(), value: viewer.date(item.startOn) }] : []),
    ...(item.sentAt ? [{ term: facts.sent(), value: viewer.instant(item.sentAt) }] : []),
    ...(item.note ? [{ term: receipt.note(), value: <Verbatim>{item.note}</Verbatim> }] : []),
    { term: facts.id(), value: itemCodeOf(item.id) },
    requester,
    { term: receipt.asOf(), value: made.value },
  ]
  const title = counts === 'settled' ? receipt.title() : receipt.record()
  return <PrintFacts title={`${productName} · ${title}`} facts={rows} />
}
