import type { Random } from '#server/seed/random.ts'
import { type Browser, openBrowser } from './browser.ts'
import type { Mailboxes } from './mailbox.ts'
import type { Model, PersonModel } from './model.ts'
import type { Office } from './office.ts'

/** Everything that the people of a run share. */
export type Scene = {
  readonly origin: string
  readonly random: Random
  readonly mails: Mailboxes
  /** Returns the time of the server. */
  readonly now: () => string
  readonly model: Model
  readonly office: Office
  readonly repeated: () => void
}

/** One person with two devices. */
export type Person = {
  readonly model: PersonModel
  readonly devices: readonly [Browser, Browser]
  readonly random: Random
  /** Returns either device. */
  readonly either: () => Browser
}

/** Returns what answers the second step, with another recovery code each time; undefined while it is off. */
export const codeOf = ({ codes }: PersonModel): (() => string) | undefined =>
  codes ? () => codes.shift() ?? '' : undefined

let browsers = 0
/** Each browser comes from a network of its own, because limits count by network. */
export const newAddress = (): string => {
  browsers += 1
  return `10.${Math.floor(browsers / 62_500)}.${Math.floor(browsers / 250) % 250}.${browsers % 250}`
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** Returns a name of letters alone, as a person would have. */
const nameOf = (random: Random): string =>
  `N${Array.from({ length: 8 }, () => letters[random.between(0, 25)]).join('')}`

const passwordOf = (random: Random): string => `Tall-${random.between(1000, 9999)}-oaks.${random.between(10, 99)}`

export const newPerson = (scene: Scene, number: number): Person => {
  const random = scene.random.fork(`person ${number}`)
  const username = `soak.${number}`.padEnd(8, '_')
  const model: PersonModel = {
    username,
    email: `soak.${number}@example.org`,
    firstName: nameOf(random),
    password: passwordOf(random),
    joined: false,
    closed: false,
    codes: null,
  }
  scene.model.people.push(model)
  const credentials = () => (model.joined ? { username, password: model.password, code: codeOf(model) } : undefined)
  const { origin, repeated } = scene
  const device = (which: string) =>
    openBrowser({ origin, address: newAddress(), random: random.fork(which), credentials, repeated })
  const devices = [device('first'), device('second')] as const
  return { model, devices, random, either: () => devices[random.chance(0.5) ? 0 : 1] }
}

export const newPassword = ({ random }: Pick<Person, 'random'>): string => passwordOf(random)
