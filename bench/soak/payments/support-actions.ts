import * as z from 'zod/mini'
import { type SupportOrderCommand, supportOrderDto, supportPaymentDto } from '#contract/child-support/child-support.ts'
import type { newSupportOrder } from '#contract/child-support/support-order.ts'
import { addDays } from '#domain/time.ts'
import { type Action, type ActionContext, supportOrders } from './action-context.ts'

/** There are few ledgers, so that each has a long history. */
const most = 6
const page = z.object({ items: z.array(supportPaymentDto) })

/** Records orders of child support, confirms and pays them, answers payments, and asks for an end. */
export const supportActions = (context: ActionContext): readonly Action[] => {
  const { ledger, random, home, person, accounts, post, read } = context

  const ours = async () => {
    const known = new Set(ledger.acknowledged.flatMap((one) => (one.what === 'ordered' ? [one.id] : [])))
    const { today, ledgers } = await context.support()
    return { today, orders: ledgers.flatMap(({ orders }) => orders).filter(({ id }) => known.has(id)) }
  }

  const record = async () => {
    const { today, orders } = await ours()
    if (orders.length >= most) return
    const amount = random.between(1, 300)
    const from = addDays(today, -random.between(0, 60))
    const childIds = home.children.slice(0, 1).map(({ id }) => id)
    const order: z.input<typeof newSupportOrder> = {
      payerId: person.id,
      amount,
      rhythm: 'weekly',
      days: [],
      from,
      to: null,
      childIds,
    }
    const body = await post(supportOrders, order)
    if (body === undefined) return
    const { id } = z.parse(supportOrderDto, body)
    ledger.add({ what: 'ordered', id, payer: person.id, amount, from })
  }

  const move = async (id: string, command: SupportOrderCommand) => {
    const body = await post(`${supportOrders}/${id}/events`, command)
    if (body !== undefined) ledger.add({ what: 'order moved', id, to: z.parse(supportOrderDto, body).status })
  }

  /** Confirming is by far the most frequent answer to an order; an end is requested but not agreed to. */
  const decide = async () => {
    const { today, orders } = await ours()
    const order = random.pick(orders)
    if (!order) return
    const { id, version, status, amount, you } = order
    const mine = you.party === 'creator'
    if (status === 'recorded' && !mine) return move(id, { type: 'supportOrder.confirm', version, amount })
    if (status === 'active') return move(id, { type: 'supportOrder.askEnd', version, endsOn: addDays(today, 400) })
    const asked = status === (mine ? 'endAsked.byCreator' : 'endAsked.byOther')
    if (asked) return move(id, { type: 'supportOrder.withdrawEnd', version })
    if (status.startsWith('endAsked.'))
      return move(id, { type: 'supportOrder.refuseEnd', version, reason: ledger.marker() })
  }

  /** Lists each way to pay, as it is sent. */
  const ways = [
    (today: string) => ({ method: 'check', paidOn: addDays(today, -random.between(0, 3)) }) as const,
    () => ({ method: 'bank', bankAccountId: random.pick(accounts) }) as const,
  ]

  const pay = async () => {
    const { today, orders } = await ours()
    const order = random.pick(orders.filter(({ payerId, status }) => payerId === person.id && status !== 'recorded'))
    const way = random.pick(ways)
    if (!order || !way) return
    const amount = random.chance(0.5) && order.facts.due > 0 ? order.facts.due : random.between(1, order.amount)
    const [how, marker] = [way(today), ledger.marker()]
    const command = { type: 'supportOrder.pay', version: order.version, amount, note: marker, ...how }
    if ((await post(`${supportOrders}/${order.id}/events`, command)) !== undefined)
      ledger.add({ what: 'paid', method: how.method, marker, amount, parts: [], order: order.root })
  }

  const answer = async () => {
    const order = random.pick((await ours()).orders)
    if (!order) return
    const { items } = z.parse(page, await read(`${supportOrders}/${order.root}/payments?limit=20`))
    await context.answer(random.pick(items)?.payment)
  }

  return [
    { weight: 0.3, run: record },
    { weight: 0.5, run: decide },
    { weight: 2, run: pay },
    { weight: 2, run: answer },
  ]
}
