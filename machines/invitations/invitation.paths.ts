import { type By, byBank, bySystem } from '../shared/turn.ts'
import { invitationMachine } from './invitation.machine.ts'
import type { InvitationEvent, InvitationFacts } from './invitation.types.ts'

/** A step that a walker may try, with `facts` when a step brings new ones. */
export type InvitationStep = { readonly event: InvitationEvent; readonly facts?: InvitationFacts }

const inviter: By = { actor: 'dana', party: 'inviter', mode: 'self' }
const invitee: By = { actor: 'sam', party: 'invitee', mode: 'self' }
const other: InvitationFacts = { joinsAt: 'other' }

const invitationBegins: readonly InvitationFacts[] = [{ joinsAt: 'nowhere' }]

const invitationSteps: readonly InvitationStep[] = [
  { event: { type: 'invitation.correct', by: inviter } },
  { event: { type: 'invitation.resend', by: inviter } },
  { event: { type: 'invitation.withdraw', by: inviter } },
  { event: { type: 'invitation.confirm', by: inviter }, facts: other },
  { event: { type: 'invitation.refuse', by: inviter }, facts: other },
  { event: { type: 'invitation.ask', by: invitee }, facts: other },
  { event: { type: 'invitation.accept', by: invitee }, facts: { joinsAt: 'invited' } },
  { event: { type: 'invitation.accept', by: invitee }, facts: other },
  { event: { type: 'invitation.decline', by: invitee } },
  { event: { type: 'invitation.expire', by: bySystem } },
]

/** Lists everybody who might try, for the refusal matrix. */
const invitationPeople: Readonly<Record<string, By>> = {
  inviter,
  invitee,
  professional: { actor: 'pat', party: 'inviter', mode: 'viewing' },
  admin: { actor: 'ada', party: 'inviter', mode: 'synced' },
  child: { actor: 'mia', party: 'onlooker', mode: 'self' },
  stranger: { actor: null, party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const invitation = {
  machine: invitationMachine,
  begins: invitationBegins,
  steps: invitationSteps,
  people: invitationPeople,
} as const
