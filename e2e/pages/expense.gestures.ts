import { formatAmount } from '#domain/money.ts'
import { expect, test } from '../fixtures.ts'
import { names } from '../support/family.ts'
import type { Person } from '../support/person.ts'
import { total } from '../support/scene.ts'
import type { World } from '../support/world.ts'
import type { About } from './expense.page.ts'

export { test }

/**
 * Performs the events of the expense chart as both parents, each in a browser of their own, and checks the state they
 * lead to.
 */

type Played = {
  readonly creator: Person
  readonly other: Person
  readonly about: About
  /** Says how the last payment ended, which some labels include. */
  outcome: Outcome
}
type Outcome = '' | 'Confirmed' | 'Refused' | 'Void' | 'Reimbursed'

type Step = {
  readonly type: string
  readonly who: 'creator' | 'other'
  readonly amount?: number
  readonly remaining?: number
  /** Numbers the payments in the order they were made. */
  readonly payment?: number
}

const played = new WeakMap<World, Played>()
const playedIn = (world: World): Played => {
  const play = played.get(world)
  if (!play) throw new Error('nothing was begun')
  return play
}

const expenseName = 'Orthodontist'
const reason = 'So that the record says why'

/** Sam records the expense, then both open it. */
export const begin = async (
  world: World,
  input: { readonly private: boolean; readonly owed: number },
): Promise<void> => {
  const [creator, other] = [await world.as('creator'), await world.as('other')]
  const { form } = creator
  await form.goto()
  const typed = { name: expenseName, amount: formatAmount(total, world.locale), category: 'general', children: ['Mia'] }
  await form.fill({ ...typed, category: 'general', private: input.private })
  await creator.acts.addAndOpen(expenseName)
  // A private expense is refused to the other parent, which the console reports.
  if (input.private) world.watch.expect(/status of 404/)
  await other.page.goto(creator.page.url())
  const about = { category: world.messages.common.category.general(), children: 'Mia', date: world.today() }
  played.set(world, { creator, other, about, outcome: '' })
}

type Gesture = (world: World, step: Step) => Promise<void>

const by = ({ who }: Step, world: World): Person['acts'] => playedIn(world)[who].acts
const ending =
  (outcome: Outcome, gesture: Gesture): Gesture =>
  async (world, step) => {
    await gesture(world, step)
    playedIn(world).outcome = outcome
  }

export const fire = {
  'expense.share': (world, step) => by(step, world).share(names.other),
  'expense.edit': (world, step) => by(step, world).edit({ note: 'The practice sent the invoice' }),
  'expense.delete': (world, step) => by(step, world).delete(),
  'expense.approve': (world, step) => by(step, world).approve(),
  'expense.decline': (world, step) => by(step, world).decline(reason),
  'expense.requestReceipt': (world, step) => by(step, world).requestReceipt('The invoice, please'),
  'expense.addReceipt': (world, step) => by(step, world).addReceipt(),
  'expense.withdraw': (world, step) => by(step, world).withdraw(),
  'expense.pay': (world, step) => by(step, world).pay({ amount: formatAmount(step.amount ?? 0, world.locale) }),
  'expense.markReimbursed': ending('Reimbursed', (world, step) => by(step, world).markReimbursed()),
  'payment.confirm': ending('Confirmed', (world, step) => by(step, world).confirm(step.payment)),
  'payment.refuse': ending('Refused', (world, step) => by(step, world).refuse(reason, step.payment)),
  'payment.void': ending('Void', (world, step) => by(step, world).void(reason, step.payment)),
} as const satisfies Record<string, Gesture>

/** Checks that both windows show the state: by its label, by the chip of its end, or by showing nothing. */
export const see = async (world: World, leaf: string): Promise<void> => {
  const { creator, other } = playedIn(world)
  if (leaf === 'deleted') await expect(creator.log.empty).toBeVisible()
  else await seenBy(world, creator, leaf)
  if (leaf === 'deleted' || leaf === 'private') await expect(other.expense.missing).toBeVisible()
  else await seenBy(world, other, leaf)
}

const seenBy = async (world: World, { expense, name }: Person, leaf: string): Promise<void> => {
  const chip = endOf(world, leaf, name)
  await expect(expense.status(playedIn(world).about, chip === null ? labelOf(world, leaf) : null)).toBeVisible()
  if (chip !== null) await expect(expense.chip(chip).first()).toBeVisible()
}

/** Gives the chip of an expense that waits for nobody; null for every other state. */
const endOf = (world: World, leaf: string, reader: string): string | null => {
  const { chip } = world.messages.expenses
  const { outcome } = playedIn(world)
  if (leaf === 'private') return chip.private()
  if (leaf === 'withdrawn') return chip.withdrawn()
  if (leaf === 'declined') return reader === names.other ? chip.declinedByYou() : chip.declinedBy({ name: names.other })
  if (leaf !== 'settled') return null
  if (outcome === 'Confirmed') return chip.paidConfirmed()
  return outcome === 'Reimbursed' ? chip.reimbursed() : chip.paid()
}

const labelOf = (world: World, leaf: string): string => {
  const { label } = world.messages.expenses
  const { outcome } = playedIn(world)
  const name = leaf.replace('approved.', '')
  const known = Object.entries(label)
  const text = known.find(([key]) => key === name + outcome) ?? known.find(([key]) => key === name)
  if (!text) throw new Error(`${leaf} has no label`)
  return text[1]()
}
