import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { Quote } from '#src/app/shared/quote.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { FactList } from '#src/ui/data/fact-list.tsx'
import { Row } from '#src/ui/data/row.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import type { Words } from './words.ts'

type CardProps = { item: PaymentDto; reader: Viewer; words: Words }

/** Each expense with its part, and the way to it. A payment that pays none pays child support. */
export function PaysCard({ item: { allocations, amount, ledgerId }, reader, words }: CardProps) {
  const { details, support } = words.paymentActivity
  return (
    <Card bleed>
      <CardHeader title={details.pays.title()} />
      {ledgerId && (
        <Row
          title={support()}
          amount={reader.money(amount)}
          link={<Link to="/expenses/childSupport" search={{ ledger: ledgerId }} />}
        />
      )}
      {allocations.map(({ expenseId: id, expenseName, amount: part }) => (
        <Row
          key={id}
          title={expenseName}
          amount={reader.money(part)}
          link={<Link to="/expenses/$id" params={{ id }} />}
        />
      ))}
    </Card>
  )
}

/** What is known of it, with the time zone beside every time. */
export function PaymentFactsCard({ item, reader, words }: CardProps) {
  const { facts, note } = words.paymentActivity.details
  const { payerId, receiverId, number, sentAt, startOn, seriesId } = item
  return (
    <Card bleed>
      <CardHeader title={facts.title()} />
      <CardBody display="flex" flexDirection="column" gap="u2">
        <FactList
          items={[
            { term: facts.from(), value: reader.nameOf(payerId) },
            { term: facts.to(), value: reader.nameOf(receiverId) },
            { term: facts.method(), value: words.payments.method[item.method]() },
            ...(number ? [{ term: facts.number(), value: number }] : []),
            { term: facts.recorded(), value: reader.instant(item.createdAt) },
            ...(startOn ? [{ term: facts.starts(), value: reader.date(startOn) }] : []),
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
            ...(sentAt ? [{ term: facts.sent(), value: reader.instant(sentAt) }] : []),
            { term: facts.id(), value: item.id },
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
