import {
  type InvitationCommand,
  type InvitationDto,
  type InvitationStatus,
  invitationDto,
  invitationRoutes,
} from '#contract/invitations/invitations.ts'
import { invitationMachine } from '#machines/invitations/invitation.machine.ts'
import { invitationLifecycle } from '#server/features/invitations/invitations.lifecycle.ts'
import { joinsAt } from '#server/features/invitations/invitations.store.ts'
import { sharedApp } from '#tests/support/app.ts'
import { advanceInvitation, freshAddress, invitationRow, inviteOn, joinAt } from '#tests/support/joining/invitations.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'

const chartOf = ({ status, facts, you }: InvitationDto) => {
  const snapshot = invitationMachine.resolveState({ value: status, context: facts })
  return { can: (command: InvitationCommand) => snapshot.can({ ...command, by: you }) }
}

export const invitations = async (): Promise<Subject> => {
  const app = await sharedApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const ended = (type: string, who: 'dana' | 'sam' | 'system') => async () => {
    const id = await inviteOn(on)
    await advanceInvitation(on, id, type, who)
    return id
  }
  const at: Record<InvitationStatus | 'sent, with another address', () => Promise<string>> = {
    sent: () => inviteOn(on),
    'sent, with another address': async () => {
      const id = await inviteOn(on)
      await joinAt(on, id, freshAddress())
      return id
    },
    accepted: async () => {
      const id = await inviteOn(on)
      await joinAt(on, id, (await invitationRow(on, id)).email)
      await advanceInvitation(on, id, 'invitation.accept', 'sam')
      return id
    },
    expired: ended('invitation.expire', 'system'),
    withdrawn: ended('invitation.withdraw', 'dana'),
    declined: ended('invitation.decline', 'sam'),
  }
  return subjectOf({
    lifecycle: { machine: invitationLifecycle.machine, people: invitationLifecycle.people },
    at,
    read: async (id) => {
      const row = await invitationRow(on, id)
      return { row, context: { joinsAt: joinsAt(row) } }
    },
    commands: async ({ version }): Promise<InvitationCommand[]> => [
      { type: 'invitation.correct', version, email: freshAddress() },
      { type: 'invitation.resend', version },
      { type: 'invitation.withdraw', version },
      { type: 'invitation.confirm', version },
      { type: 'invitation.refuse', version },
    ],
    given: async (person, id) =>
      givenBy(invitationDto, await cast[person].call(invitationRoutes.get, { params: { id } })),
    chartOf,
    send: sender(cast, invitationRoutes.events),
  })
}
