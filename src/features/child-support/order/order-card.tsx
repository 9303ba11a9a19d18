import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { SupportLedgerDto, SupportOrderDto } from '#contract/child-support/child-support.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { mayFollow, mayOrder } from '../child-support.chart.ts'
import type { OnAction } from '../ledger/support-action.ts'
import type { Messages } from '../texts.ts'
import { OrderFacts } from './order-facts.tsx'

const Rest = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u3' } })

type OrderCardProps = {
  ledger: SupportLedgerDto
  order: SupportOrderDto
  viewer: Viewer
  messages: Messages
  onAction: OnAction
}

/** Shows the order in force and the actions on it. */
export function OrderCard({ ledger, order, viewer, messages, onAction }: OrderCardProps) {
  const follow = viewer.may('support.record') && mayFollow(ledger, order)
  return (
    <Card bleed aria-labelledby="support-order">
      <CardHeader id="support-order" title={messages.order.title()} />
      <CardBody>
        <OrderFacts order={order} viewer={viewer} messages={messages} />
        <Actions mt="u2">
          {follow && (
            <ButtonLink
              variant="secondary"
              link={<Link to="/expenses/childSupport/new" search={{ follows: order.id }} />}
            >
              {messages.action.change()}
            </ButtonLink>
          )}
          {mayOrder(order, 'askEnd') && (
            <Button variant="secondary" onClick={() => onAction({ on: 'order', action: 'askEnd', order })}>
              {messages.action.askEnd()}
            </Button>
          )}
          <ButtonLink variant="tertiary" link={<Link to="/history" search={{ area: 'support' }} />}>
            {messages.order.history()}
          </ButtonLink>
        </Actions>
      </CardBody>
    </Card>
  )
}

type OtherOrdersProps = { orders: readonly SupportOrderDto[]; viewer: Viewer; messages: Messages }

/** Shows earlier orders and those that never came into force: none is ever deleted. */
export function OtherOrders({ orders, viewer, messages }: OtherOrdersProps) {
  if (orders.length === 0) return null
  return (
    <Card bleed aria-labelledby="support-others">
      <CardHeader id="support-others" title={messages.order.earlier()} />
      <CardBody>
        <Rest>
          {orders.map((order) => (
            <OrderFacts key={order.id} order={order} viewer={viewer} messages={messages} />
          ))}
        </Rest>
      </CardBody>
    </Card>
  )
}
