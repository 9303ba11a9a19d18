import {
  type AccountClosingDto,
  accountClosingDto,
  accountClosingRoutes,
} from '#contract/account-closing/account-closing.ts'
import type { Agenda } from './agenda.ts'
import type { Person, Scene } from './person.ts'

const { ask, stop } = accountClosingRoutes

/** Presses a button at both devices at once, where the second press changes nothing. */
const atBoth = async (
  { devices }: Person,
  request: { readonly method: 'POST' | 'DELETE'; readonly path: string; readonly body?: object },
  status: AccountClosingDto['status'],
): Promise<void> => {
  for (const answer of await Promise.all(devices.map((device) => device.send(request)))) {
    const now = answer.status === 200 ? accountClosingDto.parse(answer.body).status : answer.status
    if (now !== status) throw new Error(`${request.method} ${request.path} leads to ${now} instead of ${status}`)
  }
}

const askFor = async (scene: Scene, who: Person): Promise<void> => {
  await atBoth(who, { method: 'POST', path: ask.path, body: {} }, 'closing')
  scene.model.count('asked to close the account')
}

/** Closes an account, at a time after which nothing else is planned for it. */
export const leave = async (scene: Scene, who: Person): Promise<void> => {
  await askFor(scene, who)
  who.model.closed = true
  const own = scene.model.plans.find(({ username }) => username === who.model.username)
  if (own) own.undisturbed = false
}

/** Asks for the end of the account, and keeps it within the fourteen days. */
export const comeBack = async (scene: Scene, agenda: Agenda, who: Person): Promise<void> => {
  await askFor(scene, who)
  agenda.add(who.random.between(0, 6), [who], async () => {
    await atBoth(who, { method: 'DELETE', path: stop.path }, 'open')
    scene.model.count('kept the account')
  })
}
