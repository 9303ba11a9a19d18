import { recoveryRoutes } from '#contract/recovery/recovery.ts'
import { newPassword, type Person, type Scene } from './person.ts'

const { askLink, askUsername, look, resetPassword, signIn } = recoveryRoutes

/** Chooses a new password by a mailed link, which both devices press at once: it works once, and ends every session. */
const byNewPassword = async (scene: Scene, who: Person): Promise<void> => {
  const { username, email } = who.model
  const from = scene.mails.at(email)
  const device = who.either()
  const asked = await device.send({ method: 'POST', path: askLink.path, body: { kind: 'password', username } })
  if (asked.status !== 204) throw new Error(`asking for a link was answered ${asked.status}`)
  const token = await scene.mails.find(email, /\/app\/passwordReset#([\w-]{43})/, from)
  await device.send({ method: 'POST', path: look.path, body: { kind: 'password', token } })
  const chosen = [newPassword(who), newPassword(who)] as const
  const answers = await Promise.all(
    who.devices.map((one, at) =>
      one.send({ method: 'POST', path: resetPassword.path, body: { token, next: chosen[at] } }),
    ),
  )
  if (answers.filter(({ status }) => status === 200).length > 1) throw new Error('one link worked twice')
  // A killed server may have set one of them without being able to say so.
  const works = []
  for (const password of chosen) {
    const { status } = await who.devices[0].signIn({ username, password })
    if (status === 204) works.push(password)
  }
  const [now, ...more] = works
  if (now === undefined || more.length > 0) throw new Error(`${username}: ${works.length} passwords work after a reset`)
  who.model.password = now
  scene.model.count('new password by mail')
}

const byLoginLink = async (scene: Scene, who: Person): Promise<void> => {
  const { username, email } = who.model
  const from = scene.mails.at(email)
  await who.devices[1].send({ method: 'POST', path: askLink.path, body: { kind: 'signIn', username } })
  const token = await scene.mails.find(email, /\/app\/login#link=([\w-]{43})/, from)
  const { status } = await who.devices[1].send({ method: 'POST', path: signIn.path, body: { token } })
  // The answer that signed in may have been lost, after which the link is used up.
  if (status !== 204 && status !== 410 && status !== 404) throw new Error(`a login link was answered ${status}`)
  scene.model.count('signed in by mail')
}

const byUsername = async (scene: Scene, who: Person): Promise<void> => {
  const { username, email } = who.model
  const from = scene.mails.at(email)
  await who.either().send({ method: 'POST', path: askUsername.path, body: { email } })
  await scene.mails.find(email, new RegExp(`^(${username})$`, 'm'), from)
  scene.model.count('username by mail')
}

export const recover = (scene: Scene, who: Person): Promise<void> => {
  const way = who.random.pick([byNewPassword, byNewPassword, byLoginLink, byUsername]) ?? byNewPassword
  return way(scene, who)
}
