import { type ExpenseDto, expenseRoutes, type NewExpense } from '#contract/expenses/expenses.ts'
import { familyRoutes } from '#contract/families.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { dateIn } from '#domain/time.ts'
import type { World } from './world.ts'

/** These helpers prepare tests through the API: Sam's expense of 285.00, half of which Dana owes. */

export const total = 285_00
export const owed = 142_50

export const recorded = async (
  world: World,
  change: Partial<Pick<NewExpense, 'name' | 'private' | 'total' | 'categoryId'>> = {},
): Promise<ExpenseDto> => {
  const sam = await world.api('creator')
  const family = await sam.call(familyRoutes.current, {})
  const body: NewExpense = {
    name: 'Orthodontist',
    total,
    purchaseDate: dateIn(world.server.deps.clock.now(), world.family.timeZone),
    categoryId: family.categories.find(({ preset }) => preset === 'general')?.id ?? '',
    childIds: family.children.slice(0, 1).map(({ id }) => id),
    private: false,
    receipts: [],
    ...change,
  }
  return sam.call(expenseRoutes.create, { body })
}

/** Sam sends Dana a message, which she has not opened. */
export const messaged = async (world: World): Promise<void> => {
  const to = [world.family.personOf('other').id]
  const body = { to, subject: 'Friday', body: 'Is it packed?', files: [], answersId: null, draft: null }
  await (await world.api('creator')).call(messageRoutes.send, { body })
}

/** Sam changes the total through the API, without a browser. */
export const repriced = async (world: World, item: ExpenseDto, to: number): Promise<ExpenseDto> => {
  const { id, version, name, purchaseDate, categoryId, childIds, note } = item
  const fields = { name, purchaseDate, categoryId, childIds, note, total: to }
  const sam = await world.api('creator')
  const changed = await sam.call(expenseRoutes.events, {
    params: { id },
    body: { type: 'expense.edit', version, ...fields },
  })
  return changed ?? item
}

export const approved = async (world: World, item: ExpenseDto): Promise<ExpenseDto> => {
  const dana = await world.api('other')
  const { id } = item
  const { version, facts } = await dana.call(expenseRoutes.open, { params: { id } })
  const body = { type: 'expense.approve', version, owed: facts.owed } as const
  return (await dana.call(expenseRoutes.events, { params: { id }, body })) ?? item
}

export const paidByCheck = async (world: World, item: ExpenseDto, amount: number): Promise<ExpenseDto> => {
  const dana = await world.api('other')
  const body = { type: 'expense.pay', method: 'check', version: item.version, amount, number: '1042' } as const
  return (await dana.call(expenseRoutes.events, { params: { id: item.id }, body })) ?? item
}
