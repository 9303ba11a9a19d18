import { limits } from '#contract/limits.ts'
import { addMs } from '#domain/time.ts'
import { invitationMachine } from '#machines/invitations/invitation.machine.ts'
import type { Effect, Involved, Lifecycle, LifecycleNames } from '../../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { admitMember } from '../families/admit-member.ts'
import { countSending, mustBeAnothers } from './invitations.addresses.ts'
import { type InvitationMail, invitationQueue } from './invitations.mail.ts'
import {
  type InvitationRow,
  invitationColumnsOf,
  joinsAt,
  lockInvitation,
  setInvitation,
  writeInvitation,
} from './invitations.store.ts'

export type InvitationLifecycle = Lifecycle<typeof invitationMachine, InvitationRow, LifecycleNames>

export const peopleOfInvitation = ({
  inviter_id,
  invitee_id,
}: Pick<InvitationRow, 'inviter_id' | 'invitee_id'>): readonly Involved<'inviter' | 'invitee'>[] => [
  { personId: inviter_id, party: 'inviter' },
  { personId: invitee_id, party: 'invitee' },
]

export const respondBy = (now: string): string => addMs(now, limits.invitation.life)

const enqueueMail = ({ jobs, familyId }: UnitOfWork, invitationId: string, kind: InvitationMail['kind']): void => {
  jobs.push({ queue: invitationQueue, data: { familyId, invitationId, kind } satisfies InvitationMail })
}

/** Mails a new link to an invitation. */
export const mailInvitation = async (
  change: UnitOfWork,
  { id, email }: Pick<InvitationRow, 'id' | 'email'>,
  kind: 'invite' | 'confirmed' = 'invite',
) => {
  await countSending(change.tx, email, change.now)
  enqueueMail(change, id, kind)
}

const sendAgain: Effect<InvitationRow> = async (change, { row }) => {
  await setInvitation(change.tx, row.id, { sent_at: change.now, respond_by: respondBy(change.now) })
  await mailInvitation(change, row)
}

/** The links that went to the earlier address are worth nothing from now on. */
const endLinks = async ({ tx, now }: UnitOfWork, { id }: Pick<InvitationRow, 'id'>): Promise<void> => {
  await tx
    .updateTable('invitation_link')
    .set({ superseded_at: now })
    .where('invitation_id', '=', id)
    .where('superseded_at', 'is', null)
    .execute()
}

const readdress: Effect<InvitationRow> = async (change, { row, command }) => {
  if (!('email' in command) || typeof command.email !== 'string') throw new Error('an address is corrected to another')
  const { email } = command
  const { tx, now } = change
  await mustBeAnothers(tx, row.inviter_id, email)
  await endLinks(change, row)
  await setInvitation(tx, row.id, { email, other_email: null, sent_at: now, respond_by: respondBy(now) })
  await mailInvitation(change, { id: row.id, email })
}

const bindToOther: Effect<InvitationRow> = async (change, { row: { id, other_email: email } }) => {
  if (email === null) throw new Error('nobody asked to join with another address')
  await endLinks(change, { id })
  await setInvitation(change.tx, id, { email })
  await mailInvitation(change, { id, email }, 'confirmed')
}

export const invitationLifecycle: InvitationLifecycle = {
  entity: 'invitation',
  topic: 'invitation',
  machine: invitationMachine,
  lock: lockInvitation,
  contextOf: async (_tx, row) => ({ joinsAt: joinsAt(row) }),
  people: peopleOfInvitation,
  deadlineOf: ({ respond_by }) => respond_by,
  sawAmounts: () => true,
  write: writeInvitation,
  effects: {
    mailAgain: sendAgain,
    readdress,
    askInviter: async (change, { row }) => enqueueMail(change, row.id, 'ask'),
    bindToOther,
    dropOther: (change, { row }) => setInvitation(change.tx, row.id, { other_email: null }),
    admit: async (change, { row }) => {
      await admitMember(change, row.invitee_id)
      enqueueMail(change, row.id, 'joined')
    },
  },
  columnsOf: invitationColumnsOf,
  notices: {
    'invitation.ask': 'otherAddressAsked',
    'invitation.accept': 'invitationAccepted',
    'invitation.decline': 'invitationDeclined',
  },
  ownMails: ['invitation.ask', 'invitation.accept'],
}
