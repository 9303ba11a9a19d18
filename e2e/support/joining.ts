import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'
import * as z from 'zod/mini'
import { invitationRoutes } from '#contract/invitations/invitations.ts'
import type { Coparent } from '#contract/registration/questions.ts'
import { type RegistrationCommand, registrationDto, registrationRoutes } from '#contract/registration/registration.ts'
import { sessionRoutes } from '#contract/session.ts'
import { demoPassword } from '#server/seed/accounts.ts'
import { fillPath } from '#src/api/address.ts'
import { fieldsOf } from '#src/api/answer.ts'
import { right } from '#tests/contract/edges/registration.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import type { Server } from './server.ts'
import type { World } from './world.ts'

/** Answers the questions of joining through the API, for what a test presupposes or what happens in another tab. */

export type Newcomer = {
  readonly firstName: string
  readonly lastName: string
  readonly username: string
  readonly email: string
}

/** Names somebody of this test alone, because all tests of a worker share one server. */
export const newcomer = (firstName: string, lastName: string): Newcomer => {
  const username = `${firstName}.${randomUUID().slice(0, 8)}`.toLowerCase()
  return { firstName, lastName, username, email: `${username}@example.org` }
}

type Answer = RegistrationCommand extends infer Command
  ? Command extends unknown
    ? Omit<Command, 'version'>
    : never
  : never

const { begin, current, events } = registrationRoutes
const answerTo = (type: string, body: object) => ({ type, ...body }) as Answer
export const parentAnswer = answerTo('registration.giveParent', right.parent)
const childrenAnswer = answerTo('registration.giveChildren', right.children)
const securityAnswer = (username: string) =>
  answerTo('registration.giveCredentials', { username, password: demoPassword })
export const completing = (named: Coparent | null) => answerTo('registration.complete', { coparent: named })

const headers = ({ server, locale }: World) => ({
  origin: server.url,
  'accept-language': locale,
  'idempotency-key': randomUUID(),
})

export const beginIn = async (world: World, { request }: BrowserContext, who: Newcomer): Promise<void> => {
  const { firstName, lastName, email } = who
  const data = { ...right.start, firstName, lastName, email, emailAgain: email }
  await request.post(begin.path, { data, headers: headers(world), failOnStatusCode: true })
}

/** Answers one question in the registration of a browser. */
export const answerIn = async (world: World, { request }: BrowserContext, answer: Answer): Promise<void> => {
  const found = await request.get(current.path, { headers: headers(world), failOnStatusCode: true })
  const { version } = z.parse(registrationDto, await found.json())
  await request.post(events.path, { data: { ...answer, version }, headers: headers(world), failOnStatusCode: true })
}

/** The inviter, who answers through the API. */
export type Inviter = { tell(type: 'invitation.confirm' | 'invitation.withdraw'): Promise<void> }

/** Somebody joins and invites the other parent. */
export const invitedBy = async (world: World, inviter: Newcomer, named: Coparent): Promise<Inviter> => {
  const { context } = await world.stranger()
  const { request } = context
  await beginIn(world, context, inviter)
  for (const answer of [parentAnswer, childrenAnswer, securityAnswer(inviter.username), completing(named)])
    await answerIn(world, context, answer)
  const { auth } = fieldsOf(await (await request.get(sessionRoutes.localStorage.path)).json())
  const authorization = `Bearer ${auth}`
  return {
    tell: async (type) => {
      const { list, events } = invitationRoutes
      const found = await request.get(list.path, { headers: { authorization }, failOnStatusCode: true })
      const [item] = z.parse(list.output, await found.json()).items
      if (!item) throw new Error('nobody was invited')
      const path = fillPath(events.path, { id: item.id })
      const data = { type, version: item.version }
      await request.post(path, { data, headers: { ...headers(world), authorization }, failOnStatusCode: true })
    },
  }
}

/** Opens the link of a mailed invitation in a browser, as a press on its page does. */
export const openIn = async (world: World, { request }: BrowserContext, link: string): Promise<void> => {
  const data = { token: new URL(link).searchParams.get('invite') }
  await request.post(invitationRoutes.openMailed.path, { data, headers: headers(world), failOnStatusCode: true })
}

/** Somebody joins by the link of a mailed invitation, at the address that it was mailed to. */
export const joinedBy = async (world: World, link: string, who: Newcomer): Promise<void> => {
  const { context } = await world.stranger()
  await openIn(world, context, link)
  await beginIn(world, context, who)
  for (const answer of [parentAnswer, securityAnswer(who.username), completing(null)])
    await answerIn(world, context, answer)
}

/** Signs somebody in who joined through the API. */
export const signedIn = async (world: World, { username }: Newcomer) => {
  const somebody = await world.stranger()
  await somebody.login.goto()
  await somebody.login.signIn(username, demoPassword)
  await expect(somebody.page).toHaveURL(/\/app\/home/)
  return somebody
}

/** Lets the time run out in which a registration can go on. */
export const expire = async ({ database }: Server, email: string): Promise<void> => {
  await bySuperuser(database, `update registration set expires_at = created_at where answers ->> 'email' = $1`, [email])
}

/** Forgets how often somebody joined from this address, which all browsers of a test share. */
export const forgetBegins = async ({ database }: Server): Promise<void> => {
  await bySuperuser(database, `delete from attempt where key like 'join%'`)
}
