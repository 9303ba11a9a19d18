import type { SupportOrderDto } from '#contract/child-support/child-support.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { FactList } from '#src/ui/data/fact-list.tsx'
import { childrenOf, sayRhythm, sayStatus, type Words } from '../texts.ts'

type OrderFactsProps = { order: SupportOrderDto; reader: Viewer; words: Words }

/** What an order says, as it was recorded. */
export function OrderFacts({ order, reader, words }: OrderFactsProps) {
  const { order: said } = words
  const parties = said.by({ payer: reader.nameOf(order.payerId), receiver: reader.nameOf(order.receiverId) })
  const recorded = said.recorded({ name: reader.nameOf(order.createdBy), date: reader.dayOf(order.createdAt) })
  return (
    <FactList
      items={[
        { term: said.status(), value: `${sayStatus(order, words)}. ${recorded}` },
        { term: said.amount(), value: `${reader.money(order.amount)}. ${parties}` },
        { term: said.rhythm(), value: sayRhythm(order, words) },
        { term: said.from(), value: reader.date(order.from) },
        { term: said.to(), value: order.to ? reader.date(order.to) : said.noTo() },
        { term: said.children(), value: childrenOf(order.childIds, reader) },
        ...(order.reference ? [{ term: said.reference(), value: order.reference }] : []),
        ...(order.reason ? [{ term: said.reason(), value: order.reason }] : []),
      ]}
    />
  )
}
