import type { SupportOrderCommand, SupportOrderDto } from '#contract/child-support/child-support.ts'
import type { ActionTexts } from '#src/app/shared/lifecycle/action-dialog.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { OrderAction } from '../child-support.chart.ts'
import { frequencyText, type Messages } from '../texts.ts'

/** The end of an order has its own dialog, which asks for the day. */
export type PlainOrderAction = Exclude<OrderAction, 'askEnd'>

/** Says what an answer to an order means before it is given. */
export function orderActionTexts(
  order: SupportOrderDto,
  action: PlainOrderAction,
  viewer: Viewer,
  messages: Messages,
): ActionTexts {
  const { dialogs } = messages
  const name = otherParentOf(viewer)
  const label = messages.action[action]()
  const hint = dialogs.reasonHint({ name })
  switch (action) {
    case 'confirm': {
      const { title, text, notice } = dialogs.confirm
      const params = {
        payer: viewer.nameOf(order.payerId),
        receiver: viewer.nameOf(order.receiverId),
        frequency: frequencyText(order, messages),
        amount: viewer.money(order.amount),
        from: viewer.date(order.from),
      }
      return { title: title(), text: text(params), notice: notice(), action: label }
    }
    case 'dispute': {
      const { title, text, reason } = dialogs.dispute
      return { title: title(), text: text({ name }), action: label, grave: true, reason: { label: reason(), hint } }
    }
    case 'refuseEnd': {
      const { title, text, reason } = dialogs.refuseEnd
      return { title: title(), text: text({ name }), action: label, reason: { label: reason(), hint } }
    }
    case 'agreeEnd': {
      const { title, text, notice } = dialogs.agreeEnd
      const date = order.askedEnd ? viewer.date(order.askedEnd) : ''
      return { title: title({ date }), text: text(), notice: notice(), action: label }
    }
    case 'withdraw':
    case 'withdrawEnd':
      return {
        title: dialogs[action].title(),
        text: dialogs[action].text(),
        action: label,
        grave: action === 'withdraw',
      }
  }
}

/** Carries the version and the terms that the person saw, so that nobody answers to something they were not shown. */
export function orderCommandOf(
  { version, amount, askedEnd }: SupportOrderDto,
  action: PlainOrderAction,
  reason: string,
): SupportOrderCommand {
  switch (action) {
    case 'confirm':
      return { type: 'supportOrder.confirm', version, amount }
    case 'dispute':
    case 'refuseEnd':
      return { type: `supportOrder.${action}`, version, reason }
    case 'agreeEnd':
      return { type: 'supportOrder.agreeEnd', version, endsOn: askedEnd ?? '' }
    case 'withdraw':
    case 'withdrawEnd':
      return { type: `supportOrder.${action}`, version }
  }
}
