import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { itemCodeOf } from '#domain/record/item-code.ts'
import { Quote } from '#src/app/shared/quote.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { FactList } from '#src/ui/data/fact-list.tsx'
import { Row } from '#src/ui/data/row.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { handedOverFacts } from './handed-over-facts.ts'
import type { Messages } from './texts.ts'

type CardProps = { item: PaymentDto; viewer: Viewer; messages: Messages }

/** Lists each expense with its part and a link. A payment without expenses pays child support. */
export function PaysCard({ item: { allocations, amount, ledgerId }, viewer, messages }: CardProps) {
  const { details, support } = messages.paymentActivity
  return (
    <Card bleed>
      <CardHeader title={details.pays.title()} />
      {ledgerId && (
        <Row
          title={support()}
          amount={viewer.money(amount)}
          link={<Link to="/expenses/childSupport" search={{ ledger: ledgerId }} />}
        />
      )}
      {allocations.map(({ expenseId: id, expenseName, amount: part }) => (
        <Row
          key={id}
          title={expenseName}
          named
          amount={viewer.money(part)}
          link={<Link to="/expenses/$id" params={{ id }} />}
        />
      ))}
    </Card>
  )
}

/** Shows the facts of a payment, with the time zone beside every time. */
export function PaymentFactsCard({ item, viewer, messages }: CardProps) {
  const { facts, note } = messages.paymentActivity.details
  const { payerId, receiverId, number, sentAt, startOn, seriesId } = item
  return (
    <Card bleed>
      <CardHeader title={facts.title()} />
      <CardBody display="flex" flexDirection="column" gap="u2">
        <FactList
          items={[
            { term: facts.from(), value: viewer.nameOf(payerId) },
            { term: facts.to(), value: viewer.nameOf(receiverId) },
            { term: facts.method(), value: messages.payments.method[item.method]() },
            ...handedOverFacts(item, viewer, messages),
            ...(number ? [{ term: facts.number(), value: <Verbatim>{number}</Verbatim> }] : []),
            { term: facts.recorded(), value: viewer.instant(item.createdAt) },
            ...(startOn ? [{ term: facts.starts(), value: viewer.date(startOn) }] : []),
            ...(seriesId
              ? [
                  {
                    term: facts.series(),
                    value: (
                      <Link to="/expenses/scheduled/$id" params={{ id: seriesId }}>
                        {facts.toSeries()}
                      </Link>
                    ),
                  },
                ]
              : []),
            ...(sentAt ? [{ term: facts.sent(), value: viewer.instant(sentAt) }] : []),
            { term: facts.id(), value: itemCodeOf(item.id) },
          ]}
        />
        {item.note && (
          <div>
            <chakra.div color="fg.2">{note()}</chakra.div>
            <Quote>{item.note}</Quote>
          </div>
        )}
      </CardBody>
    </Card>
  )
}
