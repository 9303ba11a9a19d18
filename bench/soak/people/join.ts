import * as z from 'zod/mini'
import { invitationRoutes } from '#contract/invitations/invitations.ts'
import { type Coparent, termsVersion } from '#contract/registration/questions.ts'
import { registrationDto, registrationRoutes } from '#contract/registration/registration.ts'
import { type Answer, fieldsOf } from '../attempts.ts'
import type { Browser } from './browser.ts'
import type { Person, Scene } from './person.ts'

/** The address with which a person joins; an invitation may have gone to another one. */
type Joining = {
  readonly coparent: Coparent | null
  /** The token of a mailed invitation. */
  readonly invite?: string
}

const lastName = 'Soaker'
const { events, begin, current, resume, resumeWithCode } = registrationRoutes

const start = ({ model: { firstName, email } }: Person) => ({
  country: 'US',
  state: 'NY',
  firstName,
  lastName,
  email,
  emailAgain: email,
  terms: termsVersion,
})
const parent = {
  dateOfBirth: '1988-04-12',
  line1: '120 West 105th St',
  line2: null,
  city: 'New York',
  postalCode: '10025',
  countryCode: 'US',
  phone: null,
}
const children = { children: [{ firstName: 'Mia', lastName, dateOfBirth: '2016-05-04' }] }

const post = (browser: Browser, path: string, body: object): Promise<Answer> =>
  browser.send({ method: 'POST', path, body })

/** `waiting`: the inviter has to say whether the address is right. What begins with `over`: a device's registration ended otherwise. */
type Outcome = 'completed' | 'waiting' | `over${string}`

/** Answers the next question until none is left. Another device may answer it first, which is a 409 and read again. */
const answerAll = async (browser: Browser, who: Person, { coparent }: Joining): Promise<Outcome> => {
  for (let tries = 0; tries < 60; tries += 1) {
    const { status, body } = await browser.send({ method: 'GET', path: current.path })
    if (status !== 200) return `over: its state was answered ${status}`
    const { facts, inviter, ...now } = z.parse(registrationDto, body)
    const { username, password } = who.model
    const command = {
      begun: { type: 'registration.giveParent', ...parent },
      parentKnown: { type: 'registration.giveChildren', ...children },
      childrenKnown: { type: 'registration.giveCredentials', username, password },
      secured: facts.admitted
        ? { type: 'registration.complete', coparent: facts.invited ? null : coparent }
        : { type: 'registration.ask' },
      completed: 'completed',
      expired: 'over',
    } as const satisfies Record<typeof now.status, object | Outcome>
    const next = command[now.status]
    if (typeof next === 'string') return next
    if (next.type === 'registration.ask' && inviter?.asked) return 'waiting'
    const answer = await post(browser, events.path, { ...next, version: now.version })
    if (answer.status < 300 || answer.status === 409) continue
    // A person who pressed twice, on a registration that a killed server had begun twice, has the account already.
    if (answer.status === 400 && JSON.stringify(answer.body).includes('usernameTaken')) return 'over: the name is taken'
    if (answer.status === 404 || answer.status === 410) return `over: ${next.type} was answered ${answer.status}`
    throw new Error(`${next.type} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  }
  throw new Error(`${who.model.username} answered sixty questions and is not done`)
}

const openInvitation = async (browser: Browser, token: string): Promise<boolean> => {
  const opened = await post(browser, invitationRoutes.openMailed.path, { token })
  return opened.status === 200 && fieldsOf(opened.body).status === 'sent'
}

/** Goes on at another device, by the mailed link and the code that is mailed after it. Resolves with whether it could. */
const resumeAt = async (scene: Scene, browser: Browser, { model: { email } }: Person): Promise<boolean> => {
  // A killed server may have swallowed the mail; then they go on where they began.
  const token = await scene.mails.find(email, /\/app\/join\?resume=([\w-]{43})/).catch(() => null)
  if (token === null) return false
  const from = scene.mails.at(email)
  if ((await post(browser, resume.path, { token })).status !== 204) return false
  const code = await scene.mails.find(email, /^(\d{6})$/m, from).catch(() => null)
  if (code === null) return false
  return (await post(browser, resumeWithCode.path, { token, code })).status === 200
}

/** Signs in where joining has not done so. Resolves with whether there is an account. */
const hasAccount = async (browser: Browser, { model: { username, password } }: Person): Promise<boolean> =>
  (await browser.signIn({ username, password })).status === 204

const beginAt = async (browser: Browser, who: Person, invite: string | undefined): Promise<boolean> => {
  if (invite !== undefined && !(await openInvitation(browser, invite))) return false
  const begun = await post(browser, begin.path, start(who))
  if (begun.status !== 201) throw new Error(`joining was answered ${begun.status}: ${JSON.stringify(begun.body)}`)
  return true
}

/** Joins at the first device, and for some at both at once. Resolves with how far the person got. */
export const join = async (scene: Scene, who: Person, joining: Joining): Promise<Outcome> => {
  const [first, second] = who.devices
  if (!(await beginAt(first, who, joining.invite))) return 'over: the invitation is'
  const isAtBoth = joining.invite === undefined && who.random.chance(0.4) && (await resumeAt(scene, second, who))
  if (isAtBoth) scene.model.count('went on at another device')
  const at = isAtBoth ? who.devices : [first]
  const outcomes = await Promise.all(at.map((device) => answerAll(device, who, joining)))
  if (outcomes.includes('waiting')) return 'waiting'
  return finishJoining(scene, who, outcomes)
}

/** Goes on once the inviter said that the address is right. */
export const goOn = async (scene: Scene, who: Person): Promise<Outcome> => {
  const outcome = await answerAll(who.devices[0], who, { coparent: null })
  return outcome === 'waiting' ? outcome : finishJoining(scene, who, [outcome])
}

const finishJoining = async (scene: Scene, who: Person, outcomes: readonly Outcome[]): Promise<Outcome> => {
  const isThere = await Promise.all(who.devices.map((device) => hasAccount(device, who)))
  if (!isThere.every(Boolean)) return `over ${outcomes.join(', ')}`
  who.model.joined = true
  scene.model.count('joined')
  return 'completed'
}
