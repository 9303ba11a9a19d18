import * as z from 'zod/mini'
import { accountRoutes } from '#contract/account.ts'
import { type EmailLinkDto, emailChangeRoutes as routes } from '#contract/email-change/email-change.ts'
import type { Agenda } from './agenda.ts'
import type { Person, Scene } from './person.ts'

/** These are the ends of a change of address. */
const ends = [
  'both confirm',
  'the old one is silent',
  'nobody confirms',
  'the old one stops it',
  'stopped in a session',
] as const

type Links = { readonly toNew: string; readonly toOld: string }
const link = /\/app\/emailChange#([\w-]{43})/

const look = async (who: Person, token: string): Promise<EmailLinkDto['status'] | null> => {
  const { status, body } = await who.either().send({ method: 'POST', path: routes.look.path, body: { token } })
  return status === 200 ? z.parse(routes.look.output, body).status : null
}

/** Asks for another address and waits for both mails, again where a killed server swallowed one. */
const askFor = async ({ mails, model }: Scene, who: Person, email: string): Promise<Links> => {
  const old = who.model.email
  for (let tries = 0; tries < 3; tries += 1) {
    const [fromOld, fromNew] = [mails.at(old), mails.at(email)]
    const body = { email, emailAgain: email }
    const { status } = await who.either().send({ method: 'POST', path: routes.ask.path, body })
    if (status !== 204) throw new Error(`asking for another address was answered ${status}`)
    const toNew = await mails.find(email, link, fromNew).catch(() => null)
    const toOld = await mails.find(old, link, fromOld).catch(() => null)
    // A server that was killed between both mails writes both again, with other links.
    if (toNew && toOld && (await look(who, toNew)) === 'asked' && (await look(who, toOld)) === 'asked')
      return { toNew, toOld }
    model.count('mail that was swallowed by a kill')
  }
  throw new Error(`no links to change the address were mailed to ${old} and ${email}`)
}

/** Presses the button behind a mailed link at both devices at once: it counts once. */
const press = async (
  who: Person,
  { path }: { readonly path: string },
  token: string,
  expected: EmailLinkDto['status'],
): Promise<void> => {
  const answers = await Promise.all(who.devices.map((device) => device.send({ method: 'POST', path, body: { token } })))
  const statuses = answers.map(({ status }) => status)
  if (statuses.filter((status) => status === 200).length > 1) throw new Error('one link changed an address twice')
  if (statuses.some((status) => status !== 200 && status !== 409))
    throw new Error(`${path} was answered ${statuses.join(', ')}`)
  const now = await look(who, token)
  if (now !== expected) throw new Error(`a change of address is ${now} instead of ${expected}`)
}

/** Compares what the account shows with the model. */
const mustShow = async (who: Person, isWaiting: boolean): Promise<void> => {
  const account = await who.either().send({ method: 'GET', path: accountRoutes.current.path })
  const { email } = z.parse(accountRoutes.current.output, account.body)
  if (email !== who.model.email) throw new Error(`${who.model.username} is reached at ${email}`)
  const change = await who.either().send({ method: 'GET', path: routes.current.path })
  const { pending } = z.parse(routes.current.output, change.body)
  if ((pending !== null) !== isWaiting) throw new Error(`a change of address is ${pending?.status ?? 'over'}`)
}

/** Asks for another address. It is used once both have confirmed, or 72 hours after the new one has where the old one says nothing. */
export const changeAddress = async (scene: Scene, agenda: Agenda, who: Person): Promise<void> => {
  const { model, random } = who
  const email = `moved.${model.email}`
  const { toNew, toOld } = await askFor(scene, who, email)
  await mustShow(who, true)
  const end = random.pick(ends) ?? 'both confirm'
  const use = () => {
    model.email = email
  }
  const after72Hours = () =>
    agenda.add(3, [who], async () => {
      await mustShow(who, false)
      scene.model.count(`change of address: ${end}`)
    })
  if (end === 'both confirm') {
    const isOldFirst = random.chance(0.5)
    await press(who, routes.confirm, isOldFirst ? toOld : toNew, isOldFirst ? 'oldConfirmed' : 'newConfirmed')
    await press(who, routes.confirm, isOldFirst ? toNew : toOld, 'changed')
    use()
  } else if (end === 'the old one stops it') await press(who, routes.stopByLink, toOld, 'stopped')
  else if (end === 'stopped in a session') {
    const { status } = await who.either().send({ method: 'DELETE', path: routes.stop.path })
    if (status !== 204) throw new Error(`stopping a change of address was answered ${status}`)
  } else {
    if (end === 'the old one is silent') {
      await press(who, routes.confirm, toNew, 'newConfirmed')
      agenda.fallsDue(3, use)
    }
    after72Hours()
    return
  }
  await mustShow(who, false)
  scene.model.count(`change of address: ${end}`)
}
