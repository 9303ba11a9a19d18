import { type Choice, isSame, isUpgrade, offerOf } from '#contract/subscriptions/offers.ts'
import type { PlanPage, SubscriptionCommand, SubscriptionDto } from '#contract/subscriptions/subscriptions.ts'
import type { SubscriptionEvent } from '#machines/subscriptions/subscription.types.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { payerOf, subscriptionDtoOf } from './subscriptions.item.ts'
import { discountFor, upgradeTotalOf } from './subscriptions.prices.ts'
import { type Move, moveSubscription, type Work } from './subscriptions.step.ts'
import { chosenIn, type SubscriptionRow } from './subscriptions.store.ts'

const notAChoice = (field: string): Refusal =>
  new Refusal('invalid', { validationErrors: [{ field, code: 'notAChoice' }] })

const choiceIn = ({ package: sold, term }: Choice): Choice => ({ package: sold, term })

/** Returns what a command is charged, by the server's own prices. */
const totalOf = async (
  { tx, now }: Work,
  row: SubscriptionRow,
  command: Choice & Pick<SubscriptionCommand, 'type'>,
) => {
  const discount = await discountFor(tx, row)
  return command.type === 'subscription.upgrade'
    ? upgradeTotalOf(row, command, discount, now)
    : offerOf(row.country, command, discount).total
}

/** @throws {Refusal} invalid when the command is about a package that cannot be changed to */
const moveOf = async (
  work: Work,
  row: SubscriptionRow,
  command: SubscriptionCommand,
  page: PlanPage,
): Promise<Move> => {
  const event: SubscriptionEvent = { type: command.type, by: payerOf(row) }
  const present = chosenIn(row)
  if (command.type === 'subscription.buy' || command.type === 'subscription.upgrade') {
    const isUp = present !== null && isUpgrade(present, command)
    if (command.type === 'subscription.upgrade' && !isUp) throw notAChoice('package')
    const amount = await totalOf(work, row, command)
    const purpose = command.type === 'subscription.upgrade' ? 'upgrade' : 'first'
    return { event, order: { purpose, choice: choiceIn(command), amount: amount ?? 0, page } }
  }
  if (command.type !== 'subscription.downgrade') return { event }
  if (present === null || isSame(present, command) || isUpgrade(present, command)) throw notAChoice('package')
  return { event, choice: choiceIn(command) }
}

/** A price that grows by the minute is not refused for the minutes that a person takes to read it. */
const isSeen = (command: SubscriptionCommand, { order }: Move): boolean => {
  if (!('total' in command) || !order) return true
  return order.purpose === 'upgrade' ? command.total >= order.amount : command.total === order.amount
}

/**
 * Moves a locked subscription by a command of its payer.
 * @throws {Refusal} changedSinceSeen when the version or the total is not the present one, notAllowedNow, invalid
 */
export const commandSubscription = async (
  work: Work,
  row: SubscriptionRow,
  command: SubscriptionCommand,
  page: PlanPage = 'account',
): Promise<SubscriptionDto> => {
  const { tx, now } = work
  const item = () => subscriptionDtoOf(tx, row, now)
  if (command.version !== row.version) throw new Refusal('changedSinceSeen', { item: await item() })
  const move = await moveOf(work, row, command, page)
  if (!isSeen(command, move)) throw new Refusal('changedSinceSeen', { item: await item() })
  const moved = await moveSubscription(work, row, move)
  if (!moved) throw new Refusal('notAllowedNow', { item: await item() })
  return subscriptionDtoOf(tx, moved, now)
}
