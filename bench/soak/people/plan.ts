import * as z from 'zod/mini'
import { type Choice, choices } from '#contract/subscriptions/offers.ts'
import { type PlanDto, planDto, subscriptionRoutes } from '#contract/subscriptions/subscriptions.ts'
import { isManner, type Manner, manners } from '#server/cards/practice/manners.ts'
import type { Answer } from '../attempts.ts'
import type { PlanModel } from './model.ts'
import type { Person, Scene } from './person.ts'

const { plan, events, openCardPage, lookAtCard } = subscriptionRoutes

export const planOf = async (who: Person): Promise<PlanDto> => {
  const { body } = await who.either().send({ method: 'GET', path: plan.path })
  return z.parse(planDto, body)
}

/** Gives a card on the provider's page. */
export const giveCard = async (who: Person, manner: Manner): Promise<void> => {
  const device = who.either()
  const { body } = await device.send({ method: 'POST', path: openCardPage.path, body: {} })
  const { url } = z.parse(openCardPage.output, body)
  await device.submit(new URL(url).pathname, { card: manner })
  const looked = await device.send({ method: 'POST', path: lookAtCard.path, body: {} })
  if (z.parse(lookAtCard.output, looked.body).card?.last4 !== manners[manner].last4)
    throw new Error('a card that was given is not there')
}

/** Sends a command for the own subscription from both devices at once. */
const both = async (who: Person, id: string, command: object): Promise<Answer[]> =>
  Promise.all(
    who.devices.map((device) => device.send({ method: 'POST', path: events.path.replace(':id', id), body: command })),
  )

const accepted = (what: string, answers: readonly Answer[]): number => {
  const wrong = answers.find(({ status }) => status !== 200 && status !== 409)
  if (wrong) throw new Error(`${what} was answered ${wrong.status}: ${JSON.stringify(wrong.body)}`)
  return answers.filter(({ status }) => status === 200).length
}

const mannerOf = ({ random }: Person): Manner => {
  // Most cards pay, so that months pass.
  const name = random.chance(0.55) ? 'good' : random.pick(Object.keys(manners))
  return isManner(name) ? name : 'good'
}

/** Gives a card and buys a package, by pressing the button at both devices. */
export const buy = async (scene: Scene, who: Person): Promise<PlanModel> => {
  const manner = mannerOf(who)
  await giveCard(who, manner)
  const { own, offers } = await planOf(who)
  const choice: Choice = who.random.chance(0.85)
    ? { package: who.random.chance(0.7) ? 'essentials' : 'premium', term: 'month' }
    : (who.random.pick(choices) ?? { package: 'essentials', term: 'year' })
  const offer = offers.find((one) => one.package === choice.package && one.term === choice.term)
  const command = { type: 'subscription.buy', version: own.version, ...choice, total: offer?.total }
  if (accepted('buying', await both(who, own.id, command)) > 1) throw new Error('one package was bought twice')
  const bought: PlanModel = { username: who.model.username, manner, choice, undisturbed: manner === 'good' }
  scene.model.plans.push(bought)
  scene.model.count(`bought with a card that is ${manner}`)
  return bought
}

type Wish = 'upgrade' | 'downgrade' | 'stop' | 'start' | 'card'

/** Changes something about the plan. What the chart does not allow at the moment is refused, and leaves no trace. */
export const change = async (scene: Scene, who: Person, bought: PlanModel, wish: Wish): Promise<void> => {
  if (wish === 'card') {
    await giveCard(who, 'good')
    scene.model.count('another card')
    return
  }
  const { own, offers } = await planOf(who)
  const { version, chosen } = own
  const path = events.path.replace(':id', own.id)
  const larger = { package: 'premium', term: chosen?.term ?? 'month' } as const
  const send = async (command: object) => {
    const done = accepted(wish, await both(who, own.id, command)) > 0
    if (done) scene.model.count(`plan: ${wish}`)
    return done
  }
  if (wish === 'upgrade' && chosen?.package === 'essentials') {
    const asked = await who.either().send({ method: 'POST', path: path.replace('/events', '/upgrade'), body: larger })
    if (asked.status !== 200) return
    const { total } = z.parse(subscriptionRoutes.preview.output, asked.body)
    await send({ type: 'subscription.upgrade', version, ...larger, total })
  }
  if (wish === 'downgrade' && chosen?.package === 'premium' && offers.length > 0)
    await send({ type: 'subscription.downgrade', version, package: 'essentials', term: chosen.term })
  if (wish === 'stop' && (await send({ type: 'subscription.stopRenewal', version }))) bought.undisturbed = false
  if (wish === 'start') await send({ type: 'subscription.startRenewal', version })
}
