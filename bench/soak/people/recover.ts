import { recoveryRoutes } from '#contract/recovery/recovery.ts'
import type { Answer } from '../attempts.ts'
import { newPassword, type Person, type Scene } from './person.ts'

const { askLink, askUsername, look, resetPassword, signIn } = recoveryRoutes

type Kind = 'password' | 'signIn'
const links: Readonly<Record<Kind, RegExp>> = {
  password: /\/app\/passwordReset#([\w-]{43})/,
  signIn: /\/app\/login#link=([\w-]{43})/,
}

/** Waits for a mail that was just asked for; resolves with null when a killed server swallowed it, and the person asks again. */
const mailedTo = async (scene: Scene, { model }: Person, pattern: RegExp, from: number): Promise<string | null> => {
  const found = await scene.mails.find(model.email, pattern, from).catch(() => null)
  if (found === null) scene.model.count('mail that was swallowed by a kill')
  return found
}

const askedThrice = 3

/** Asks for a link and presses it. A server that was killed while a mail left does not send it again, so the person asks again. */
const pressLink = async (scene: Scene, who: Person, kind: Kind, press: (token: string) => Promise<Answer[]>) => {
  const { username, email } = who.model
  for (let tries = 0; tries < askedThrice; tries += 1) {
    const from = scene.mails.at(email)
    const asked = await who.either().send({ method: 'POST', path: askLink.path, body: { kind, username } })
    if (asked.status !== 204) throw new Error(`asking for a link was answered ${asked.status}`)
    const token = await mailedTo(scene, who, links[kind], from)
    const answers = token === null ? [] : await press(token)
    if (answers.some(({ status }) => status !== 410)) return
  }
}

/** Chooses a new password by a mailed link, which both devices press at once: it works once, and ends every session. */
const byNewPassword = async (scene: Scene, who: Person): Promise<void> => {
  const { username, password: before } = who.model
  const chosen = [newPassword(who), newPassword(who)] as const
  await pressLink(scene, who, 'password', async (token) => {
    await who.either().send({ method: 'POST', path: look.path, body: { kind: 'password', token } })
    const answers = await Promise.all(
      who.devices.map((one, at) =>
        one.send({ method: 'POST', path: resetPassword.path, body: { token, next: chosen[at] } }),
      ),
    )
    if (answers.filter(({ status }) => status === 200).length > 1) throw new Error('one link worked twice')
    return answers
  })
  // A killed server may have set one of them without being able to say so.
  const works: string[] = []
  for (const password of [...chosen, before])
    if ((await who.devices[0].signIn({ username, password })).status === 204) works.push(password)
  const [now, ...more] = works
  if (now === undefined || more.length > 0) throw new Error(`${username}: ${works.length} passwords work after a reset`)
  if (now === before) throw new Error(`${username}: a new password was not taken`)
  who.model.password = now
  scene.model.count('new password by mail')
}

const byLoginLink = async (scene: Scene, who: Person): Promise<void> => {
  await pressLink(scene, who, 'signIn', async (token) => {
    const answer = await who.devices[1].send({ method: 'POST', path: signIn.path, body: { token } })
    // The answer that signed in may have been lost, after which the link is used up.
    if (answer.status !== 204 && answer.status !== 410) throw new Error(`a login link was answered ${answer.status}`)
    return [answer]
  })
  scene.model.count('signed in by mail')
}

const byUsername = async (scene: Scene, who: Person): Promise<void> => {
  const { username, email } = who.model
  for (let tries = 0; tries < askedThrice; tries += 1) {
    const from = scene.mails.at(email)
    await who.either().send({ method: 'POST', path: askUsername.path, body: { email } })
    if ((await mailedTo(scene, who, new RegExp(`^(${username})$`, 'm'), from)) === null) continue
    scene.model.count('username by mail')
    return
  }
  throw new Error(`no username was mailed to ${email}`)
}

export const recover = (scene: Scene, who: Person): Promise<void> => {
  const way = who.random.pick([byNewPassword, byNewPassword, byLoginLink, byUsername]) ?? byNewPassword
  return way(scene, who)
}
