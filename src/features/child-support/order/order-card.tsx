import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { SupportLedgerDto, SupportOrderDto } from '#contract/child-support/child-support.ts'
import { permissions } from '#contract/permissions.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { mayFollow, mayOrder } from '../child-support.chart.ts'
import type { Ask } from '../ledger/pending-action.ts'
import type { Words } from '../texts.ts'
import { OrderFacts } from './order-facts.tsx'

const Rest = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u3' } })

type OrderCardProps = { ledger: SupportLedgerDto; order: SupportOrderDto; reader: Viewer; words: Words; onAsk: Ask }

/** The order in force, with what may be done about it. */
export function OrderCard({ ledger, order, reader, words, onAsk }: OrderCardProps) {
  const follow = permissions['support.record'](reader.family) && mayFollow(ledger, order)
  return (
    <Card bleed aria-labelledby="support-order">
      <CardHeader id="support-order" title={words.order.title()} />
      <CardBody>
        <OrderFacts {...{ order, reader, words }} />
        <Actions mt="u2" align="start">
          {follow && (
            <ButtonLink
              variant="secondary"
              link={<Link to="/expenses/childSupport/new" search={{ follows: order.id }} />}
            >
              {words.action.change()}
            </ButtonLink>
          )}
          {mayOrder(order, 'askEnd') && (
            <Button variant="secondary" onClick={() => onAsk({ on: 'order', action: 'askEnd', order })}>
              {words.action.askEnd()}
            </Button>
          )}
          <ButtonLink variant="tertiary" link={<Link to="/history" search={{ area: 'support' }} />}>
            {words.order.history()}
          </ButtonLink>
        </Actions>
      </CardBody>
    </Card>
  )
}

type OtherOrdersProps = { orders: readonly SupportOrderDto[]; reader: Viewer; words: Words }

/** Those that came before, and those that came to nothing: none is ever deleted. */
export function OtherOrders({ orders, reader, words }: OtherOrdersProps) {
  if (orders.length === 0) return null
  return (
    <Card bleed aria-labelledby="support-others">
      <CardHeader id="support-others" title={words.order.earlier()} />
      <CardBody>
        <Rest>
          {orders.map((order) => (
            <OrderFacts key={order.id} {...{ order, reader, words }} />
          ))}
        </Rest>
      </CardBody>
    </Card>
  )
}
