import * as z from 'zod/mini'
import { invitationDto, invitationRoutes } from '#contract/invitations/invitations.ts'
import type { FamilyModel, InvitationModel } from './model.ts'
import type { Person, Scene } from './person.ts'

const { list, invite, events, openMailed, answerOpened, declineMailed } = invitationRoutes
const items = list.output

type Open = z.infer<typeof invitationDto>

/** Returns the family's newest invitation, as the inviter sees it. */
export const newestOf = async (inviter: Person): Promise<Open | undefined> => {
  const { body } = await inviter.either().send({ method: 'GET', path: list.path })
  return z.parse(items, body).items[0]
}

/** The token of the newest mail to an address. */
export const tokenAt = (scene: Scene, email: string, from = 0): Promise<string> =>
  scene.mails.find(email, /\/app\/join\?invite=([\w-]{43})/, from)

/** Invites the other parent again. Resolves with the refusal, if it is one. */
export const inviteAgain = async (
  scene: Scene,
  inviter: Person,
  family: FamilyModel,
  email: string,
): Promise<string | null> => {
  const { status, body } = await inviter.either().send({ method: 'POST', path: invite.path, body: { email } })
  if (status !== 201) return JSON.stringify(body)
  family.invitations.push({ email, status: z.parse(invitationDto, body).status })
  scene.model.count('invited again')
  return null
}

type Command = 'invitation.withdraw' | 'invitation.confirm' | 'invitation.refuse' | 'invitation.resend'

/** Sends a command of the inviter from both devices at once: one of them is acknowledged, the other one was later. */
export const command = async (scene: Scene, inviter: Person, type: Command): Promise<void> => {
  const open = await newestOf(inviter)
  if (!open) throw new Error('there is no invitation')
  const path = events.path.replace(':id', open.id)
  const body = { type, version: open.version }
  const answers = await Promise.all(inviter.devices.map((device) => device.send({ method: 'POST', path, body })))
  const accepted = answers.filter(({ status }) => status === 200)
  if (accepted.length !== 1 || answers.some(({ status }) => status !== 200 && status !== 409))
    throw new Error(`${type} from two devices was answered ${answers.map(({ status }) => status).join(', ')}`)
  scene.model.count(type)
}

export const decline = async (
  scene: Scene,
  who: Person,
  invitation: InvitationModel,
  never: boolean,
): Promise<void> => {
  const token = await tokenAt(scene, invitation.email)
  const { status } = await who.either().send({ method: 'POST', path: declineMailed.path, body: { token, never } })
  if (status !== 204) throw new Error(`declining was answered ${status}`)
  invitation.status = 'declined'
  scene.model.count('declined')
}

/** Opens the link at a device and accepts with the account that the person has, twice at once. */
export const acceptWithAccount = async (scene: Scene, who: Person, token: string): Promise<void> => {
  const answers = await Promise.all(
    who.devices.map(async (device) => {
      await device.send({ method: 'POST', path: openMailed.path, body: { token } })
      return device.send({ method: 'POST', path: answerOpened.path, body: { answer: 'accept' } })
    }),
  )
  const accepted = answers.filter(({ status }) => status === 200).length
  if (accepted > 1) throw new Error('one invitation was accepted twice')
  // A killed server may have accepted without being able to say so.
  if (answers.some(({ status }) => status !== 200 && status !== 409 && status !== 404 && status !== 410))
    throw new Error(
      `accepting was answered ${answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`).join(', ')}`,
    )
  scene.model.count('accepted with an account')
}
