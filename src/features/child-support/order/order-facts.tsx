import type { SupportOrderDto } from '#contract/child-support/child-support.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { FactList } from '#src/ui/data/fact-list.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { childrenOf, frequencyText, type Messages, statusText } from '../texts.ts'

type OrderFactsProps = { order: SupportOrderDto; viewer: Viewer; messages: Messages }

/** Shows the facts of an order as they were recorded. */
export function OrderFacts({ order, viewer, messages }: OrderFactsProps) {
  const { order: texts } = messages
  const parties = texts.by({ payer: viewer.nameOf(order.payerId), receiver: viewer.nameOf(order.receiverId) })
  const recorded = texts.recorded({ name: viewer.nameOf(order.createdBy), date: viewer.dayOf(order.createdAt) })
  return (
    <FactList
      items={[
        { term: texts.status(), value: `${statusText(order, messages)}. ${recorded}` },
        { term: texts.amount(), value: `${viewer.money(order.amount)}. ${parties}` },
        { term: texts.frequency(), value: frequencyText(order, messages) },
        { term: texts.from(), value: viewer.date(order.from) },
        { term: texts.to(), value: order.to ? viewer.date(order.to) : texts.noTo() },
        { term: texts.children(), value: <Verbatim>{childrenOf(order.childIds, viewer)}</Verbatim> },
        ...(order.reference ? [{ term: texts.reference(), value: <Verbatim>{order.reference}</Verbatim> }] : []),
        ...(order.reason ? [{ term: texts.reason(), value: <Verbatim>{order.reason}</Verbatim> }] : []),
      ]}
    />
  )
}
