import { Secret, TOTP } from 'otpauth'
import * as z from 'zod/mini'
import { removalRoutes } from '#contract/second-step/removal.ts'
import { secondStepRoutes } from '#contract/second-step/second-step.ts'
import { fieldsOf } from '../attempts.ts'
import type { Agenda } from './agenda.ts'
import { codeOf, type Person, type Scene } from './person.ts'

/** These are the ends of the removal of a second step that was lost. */
const ends = ['removed', 'removed', 'stopped in a session', 'stopped by mail', 'found again'] as const

const post = (path: string, body: object = {}) => ({ method: 'POST', path, body }) as const
const codesIn = z.object({ codes: z.array(z.string()) })

/** Switches the second step on, and keeps the recovery codes. */
const switchOn = async ({ model, now }: Scene, who: Person): Promise<void> => {
  const device = who.either()
  const begun = await device.send(post(secondStepRoutes.begin.path))
  const { secret } = z.parse(secondStepRoutes.begin.output, begun.body)
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  for (let tries = 0; tries < 3; tries += 1) {
    const code = totp.generate({ timestamp: Date.parse(now()) })
    const confirmed = await device.send(post(secondStepRoutes.confirm.path, { code }))
    // An answer that got lost is not given again, because nobody keeps the codes.
    const given = confirmed.status === 200 ? confirmed : await device.send(post(secondStepRoutes.newCodes.path))
    if (given.status !== 200) continue
    who.model.codes = [...z.parse(codesIn, given.body).codes]
    model.count('second step switched on')
    return
  }
  throw new Error(`${who.model.username} could not switch the second step on`)
}

const signsInBy = async ({ devices, model: { username, password } }: Person): Promise<'password' | 'both steps'> => {
  const { status, body } = await devices[1].signIn({ username, password })
  if (status === 204) return 'password'
  if (fieldsOf(body).exception === 'secondStepNeeded') return 'both steps'
  throw new Error(`${username} signs in and is answered ${status}`)
}

const mustSignInBy = async (who: Person, expected: 'password' | 'both steps'): Promise<void> => {
  const found = await signsInBy(who)
  if (found !== expected) throw new Error(`${who.model.username} signs in by ${found} instead of ${expected}`)
}

/** Asks in a half-done sign-in, twice: asking again neither shortens nor lengthens the wait. */
const askFor = async (who: Person): Promise<void> => {
  const [, device] = who.devices
  for (let tries = 0; tries < 3; tries += 1) {
    await mustSignInBy(who, 'both steps')
    const [first, second] = [
      await device.sendSignedOut(post(removalRoutes.ask.path)),
      await device.sendSignedOut(post(removalRoutes.ask.path)),
    ]
    // A database that was killed has forgotten the half-done sign-in.
    if (first.status === 401 || second.status === 401) continue
    const waits = [first, second].map(({ body }) => z.parse(removalRoutes.ask.output, body).dueAt)
    if (waits[0] !== waits[1]) throw new Error('asking again changed the wait for a lost second step')
    return
  }
  throw new Error(`${who.model.username} could not ask to remove the second step`)
}

const mustWait = async (who: Person, isWaiting: boolean): Promise<void> => {
  const { body } = await who.devices[0].send({ method: 'GET', path: removalRoutes.current.path })
  const { waiting } = z.parse(removalRoutes.current.output, body)
  if ((waiting !== null) !== isWaiting)
    throw new Error(`the removal of a second step ${waiting ? 'waits' : 'does not wait'}`)
}

const stopInSession = async (who: Person): Promise<void> => {
  const { status } = await who.devices[0].send({ method: 'DELETE', path: removalRoutes.stop.path })
  if (status !== 204) throw new Error(`stopping a removal was answered ${status}`)
}

/** Presses the button behind the mailed link at both devices at once. Where a killed server swallowed the mail, a session stops it. */
const stopByMail = async (scene: Scene, who: Person, from: number): Promise<void> => {
  const token = await scene.mails.find(who.model.email, /\/app\/keepSecondStep#([\w-]{43})/, from).catch(() => null)
  if (token === null) {
    scene.model.count('mail that was swallowed by a kill')
    await stopInSession(who)
    return
  }
  const answers = await Promise.all(
    who.devices.map((device) => device.send(post(removalRoutes.stopByLink.path, { token }))),
  )
  const statuses = answers.map(({ status }) => status)
  if (
    statuses.filter((status) => status === 204).length > 1 ||
    statuses.some((status) => status !== 204 && status !== 410)
  )
    throw new Error(`stopping a removal by mail was answered ${statuses.join(', ')}`)
}

const findAgain = async ({ devices, model }: Person): Promise<void> => {
  const { status } = await devices[1].signIn(model, codeOf(model))
  if (status !== 204) throw new Error(`${model.username} gave the second step and was answered ${status}`)
}

/** Switches the second step on and loses it. It is removed after 72 hours, unless somebody stops that or it is found. */
export const loseFactor = async (scene: Scene, agenda: Agenda, who: Person): Promise<void> => {
  await switchOn(scene, who)
  const { model, random } = who
  agenda.add(random.between(0, 4), [who], async () => {
    const from = scene.mails.at(model.email)
    // A session that is over begins again by a code, after which nothing is lost any more, so that comes first.
    await mustWait(who, false)
    await askFor(who)
    await mustWait(who, true)
    const end = random.pick(ends) ?? 'removed'
    if (end === 'removed')
      agenda.fallsDue(3, () => {
        model.codes = null
      })
    else {
      if (end === 'stopped in a session') await stopInSession(who)
      if (end === 'stopped by mail') await stopByMail(scene, who, from)
      if (end === 'found again') await findAgain(who)
      await mustWait(who, false)
    }
    agenda.add(3, [who], async () => {
      await mustWait(who, false)
      await mustSignInBy(who, end === 'removed' ? 'password' : 'both steps')
      scene.model.count(`lost second step: ${end}`)
    })
  })
}
