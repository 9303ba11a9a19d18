import * as z from 'zod/mini'
import { expenseDto, expenseRoutes, type NewExpense } from '#contract/expenses/expenses.ts'
import { type FamilyDto, familyDto, familyRoutes } from '#contract/families.ts'
import { invitationDto, invitationRoutes as routes } from '#contract/invitations/invitations.ts'
import type { Coparent } from '#contract/registration/questions.ts'
import type { OwnApp } from '../app.ts'
import { type TestClient, taken } from '../client.ts'
import { bearerIn, deliver, join, type Newcomer, newBrowser, newcomer, tokenIn } from './joining.ts'

export const sam = { firstName: 'Sam', lastName: 'Keller' }

/** A parent who joined with a family of their own, in a browser. */
export const parentOn = async (on: OwnApp, who: Newcomer, coparent: Coparent | null) => {
  const browser = newBrowser(on)
  await join(browser, who, coparent)
  await deliver(on)
  const call = async (route: object, input: object = {}) =>
    browser.call(route as never, input as never, await bearerIn(browser))
  const familyNow = async () => familyDto.parse((await call(familyRoutes.current)).body)
  const families = async () =>
    z.parse(
      z.object({ items: z.array(z.object({ familyId: z.string(), name: z.string(), current: z.boolean() })) }),
      (await call(familyRoutes.own)).body,
    ).items
  return { who, personId: (await familyNow()).viewpoint, browser, call, familyNow, families }
}
export type JoinedParent = Awaited<ReturnType<typeof parentOn>>

/** Returns what a parent types to record the first expense of their family. */
export const firstExpense = ({ children, categories }: Pick<FamilyDto, 'children' | 'categories'>): NewExpense => ({
  name: 'Piano',
  total: 120_00,
  purchaseDate: '2026-11-20',
  categoryId: categories.find(({ preset }) => preset === 'general')?.id ?? '',
  childIds: children.map(({ id }) => id),
  private: false,
  receipts: [],
})

export const recordAs = async ({ call, familyNow }: JoinedParent) => {
  const body = firstExpense(await familyNow())
  return expenseDto.parse(taken(await call(expenseRoutes.create, { body })).body)
}

/** Lets a parent invite somebody who has an account, who opens the link where they are signed in. */
export const inviteAccount = async (on: OwnApp, inviter: JoinedParent, invitee: JoinedParent, email: string) => {
  taken(await inviter.call(routes.invite, { body: { email } }))
  const mail = (await deliver(on)).find(({ recipient, text }) => recipient === email && text.includes('?invite='))
  taken(await invitee.browser.call(routes.openMailed, { body: { token: tokenIn(mail) } }))
  on.clock.forward(1000)
}

/** Ana invites Sam, who has an account and a family of his own, and he opens the link where he is signed in. */
export const invitedOn = async (on: OwnApp, address?: string) => {
  const ana = await parentOn(on, newcomer(), sam)
  const expense = await recordAs(ana)
  const own = newcomer({ firstName: 'Samuel', lastName: 'Keller' })
  const kim = await parentOn(on, own, { firstName: 'Ana', lastName: 'D' })
  await inviteAccount(on, ana, kim, address ?? kim.who.email)
  const newest = async () => {
    const { body } = await ana.call(routes.list)
    const [item] = z.parse(z.object({ items: z.array(invitationDto) }), body).items
    if (!item) throw new Error('nobody was invited')
    return item
  }
  const answer = (body: object) => kim.call(routes.answerOpened, { body })
  return { ana, kim, expense, newest, answer }
}

/** Accepts what was opened. @returns the family */
export const acceptAs = async (invitee: JoinedParent): Promise<string> => {
  const { body } = taken(await invitee.call(routes.answerOpened, { body: { answer: 'accept' } }))
  return z.parse(z.object({ familyId: z.string() }), body).familyId
}

/** Signs a parent in, and shows a family. */
export const lookingAt = async (on: OwnApp, { personId }: JoinedParent, familyId: string): Promise<TestClient> => {
  const client = await on.as(personId)
  taken(await client.call(familyRoutes.choose, { body: { familyId } }))
  return client
}
