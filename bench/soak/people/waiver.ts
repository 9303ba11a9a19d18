import * as z from 'zod/mini'
import { type FeeWaiverDto, feeWaiverDto, feeWaiverRoutes } from '#contract/fee-waivers/fee-waivers.ts'
import { pdf } from '#tests/support/files/pictures.ts'
import type { Answer } from '../attempts.ts'
import type { Agenda } from './agenda.ts'
import type { Person, Scene } from './person.ts'

const routes = feeWaiverRoutes
const document = { kind: 'income', contents: pdf().toString('base64') } as const

/** Presses a button at both devices at once. */
const atBoth = ({ devices }: Person, path: string, body: object): Promise<Answer[]> =>
  Promise.all(devices.map((device) => device.send({ method: 'POST', path, body })))

/** One device was faster, and the other one came late. A killed server may have accepted without being able to say so. */
export const atMostOnce = (what: string, answers: readonly Answer[]): void => {
  const statuses = answers.map(({ status }) => status)
  const isExpected = statuses.every((status) => status === 200 || status === 409)
  if (!isExpected || statuses.filter((status) => status === 200).length > 1)
    throw new Error(`${what} twice at once was answered ${statuses.join(', ')}`)
}

/** Asks for a link by mail, again where a killed server swallowed it. */
const tokenByMail = async ({ mails }: Scene, who: Person): Promise<string> => {
  const { email } = who.model
  for (let tries = 0; tries < 3; tries += 1) {
    const from = mails.at(email)
    await who.either().send({ method: 'POST', path: routes.askLink.path, body: { email } })
    const token = await mails.find(email, /\/app\/feewaiver#([\w-]+)/, from).catch(() => null)
    if (token !== null) return token
  }
  throw new Error(`no link to an application was mailed to ${email}`)
}

/** An application that is reached by a mailed link has its id in no address, and the token in each body. */
const waysTo = (token: string | null) => {
  const to = (own: string, byToken: string, body: object) => (id: string, more: object) =>
    token === null
      ? { path: own.replace(':id', id), body: { ...body, ...more } }
      : { path: byToken, body: { token, ...more } }
  return {
    apply: to(routes.apply.path, routes.applyByToken.path, {}),
    add: to(routes.addDocument.path, routes.addDocumentByToken.path, {}),
    withdraw: to(routes.events.path, routes.withdrawByToken.path, { type: 'feeWaiver.withdraw' }),
  }
}

const presentOf = async (who: Person): Promise<FeeWaiverDto> => {
  const { body } = await who.either().send({ method: 'GET', path: routes.own.path })
  const { waiver } = z.parse(routes.own.output, body)
  if (!waiver) throw new Error(`${who.model.username} applied, and has no application`)
  return waiver
}

/**
 * Applies for a year that costs nothing, with a document, each at both devices at once. Then the applicant takes it
 * back, or an administrator decides some days later.
 */
export const applyForWaiver = async (scene: Scene, agenda: Agenda, who: Person): Promise<void> => {
  const { model, office } = scene
  const { random } = who
  const { password } = who.model
  const ways = waysTo(random.chance(0.4) ? await tokenByMail(scene, who) : null)
  const applying = ways.apply('', { note: 'Between jobs' })
  const applied = await atBoth(who, applying.path, applying.body)
  const [one, other] = applied.map(({ status, body }) => (status === 201 ? z.parse(feeWaiverDto, body) : null))
  if (!one || one.id !== other?.id) throw new Error('applying at two devices does not lead to one application')
  const waiver = { username: who.model.username, status: one.status }
  model.waivers.push(waiver)
  const adding = ways.add(one.id, { version: one.version, ...document })
  atMostOnce('adding a document', await atBoth(who, adding.path, adding.body))
  const { version } = await presentOf(who)
  model.count('applied for a free year')
  const ending = random.pick(['granted', 'granted', 'refused', 'withdrawn'] as const) ?? 'granted'
  const days = random.between(0, 4)
  agenda.add(days, [office, who], async () => {
    // A mailed link is good for a day, and a new password ends it.
    const isLinkGood = days === 0 && who.model.password === password
    const withdrawing = (isLinkGood ? ways : waysTo(null)).withdraw(one.id, { version })
    if (ending === 'withdrawn') atMostOnce(ending, await atBoth(who, withdrawing.path, withdrawing.body))
    else await office.decide(one.id, ending)
    waiver.status = (await presentOf(who)).status
    if (waiver.status !== ending) throw new Error(`an application is ${waiver.status} instead of ${ending}`)
    model.count(`free year: ${ending}`)
  })
}
