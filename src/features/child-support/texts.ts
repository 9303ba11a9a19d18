import type { SupportOrderDto } from '#contract/child-support/child-support.ts'
import { listFormat } from '#domain/formats.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { metaOfOrder } from '#src/features/child-support/support-order.chart.ts'

export type Messages = TranslationFunctions['childSupport']
type Label = 'recorded' | 'disputed' | 'withdrawn' | 'active' | 'endAsked' | 'ended'
const labels: readonly Label[] = ['recorded', 'disputed', 'withdrawn', 'active', 'endAsked', 'ended']

export const statusText = ({ status }: SupportOrderDto, { label }: Messages): string => {
  const key = metaOfLeaf(supportOrderMachine, status).label
  const known = labels.find((one) => one === key)
  return known ? label[known]() : status
}

export const frequencyText = ({ rhythm, days }: Pick<SupportOrderDto, 'rhythm' | 'days'>, messages: Messages): string =>
  messages.frequency[rhythm]({ first: String(days[0] ?? ''), second: String(days[1] ?? '') })

export const childrenOf = (ids: readonly string[], { family, locale }: Viewer): string =>
  listFormat(locale).format(ids.flatMap((id) => family.children.find((child) => child.id === id)?.firstName ?? []))

/** Gives the parent who did not record the order, and whose answer it waits for. */
export const otherOf = ({ createdBy, payerId, receiverId }: SupportOrderDto): string =>
  createdBy === payerId ? receiverId : payerId

/** Gives the parent who asked to end the order. */
export const askerOf = (order: SupportOrderDto): string =>
  metaOfOrder(order).turns[0] === 'otherParent' ? order.createdBy : otherOf(order)
