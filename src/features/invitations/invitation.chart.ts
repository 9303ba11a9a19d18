import {
  type InvitationCommand,
  type InvitationDto,
  invitationDto,
  invitationRoutes,
} from '#contract/invitations/invitations.ts'
import { type InvitationMeta, invitationMachine } from '#machines/invitations/invitation.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import { type Lifecycle, lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import type { LifecycleDefinition } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { keepInvitation } from './invitations.queries.ts'

/** Resolves the chart with the facts and the person that the server sent, so that both sides decide alike. */
export const invitationChart = (
  item: Pick<InvitationDto, 'status' | 'facts' | 'you'>,
): Lifecycle<typeof invitationMachine> => lifecycleOf(invitationMachine, item)

/** Tells whether the invited address said no, so that it is not invited again for a while. */
export const isBarred = ({ status }: InvitationDto): boolean =>
  metaOfLeaf<InvitationMeta>(invitationMachine, status).bars === true

export const invitationLifecycle: LifecycleDefinition<typeof invitationMachine, InvitationDto, InvitationCommand> = {
  chartOf: invitationChart,
  send: (send, { id }, body) => send(invitationRoutes.events, { params: { id }, body }),
  latest: (failure) => latestAfterConflict(failure, invitationDto),
  keep: keepInvitation,
}
