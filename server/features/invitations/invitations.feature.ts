import { invitationsArea } from '#contract/invitations/invitations.area.ts'
import { invitationRoutes as contract } from '#contract/invitations/invitations.ts'
import { advance } from '../../lifecycle/advance.ts'
import { memberLeaves } from '../families/member-leaves.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { deleteOldSendings } from './invitations.addresses.ts'
import { coparentWaiting } from './invitations.home.ts'
import { withdrawInvitations } from './invitations.leaving.ts'
import { invitationLifecycle } from './invitations.lifecycle.ts'
import { invitationJobs, invitationQueue } from './invitations.mail.ts'
import { invitationsRecord } from './invitations.record.ts'
import { invitationRoutes } from './invitations.routes.ts'

const nobodysToken = 'n'.repeat(43)

export const invitationsFeature: ServerFeature = {
  name: 'invitations',
  area: invitationsArea,
  dependsOn: ['session', 'families'],
  entities: ['invitation'],
  routes: featureRoutes(
    contract,
    (bind, { deps, pool }) => invitationRoutes(bind, deps, pool),
    () => ({
      invite: { body: { email: 'sam@example.org' } },
      get: { of: 'invitation' },
      events: { of: 'invitation', body: { type: 'invitation.resend', version: 1 } },
      answerOpened: { body: { answer: 'accept' } },
      openMailed: { body: { token: nobodysToken } },
      declineMailed: { body: { token: nobodysToken, never: false } },
    }),
  ),
  jobs: (jobs, { deps, transport }) => invitationJobs(jobs, deps, transport),
  queues: { [invitationQueue]: 'standard' },
  lifecycles: [invitationLifecycle],
  record: [invitationsRecord],
  home: coparentWaiting,
  dueTimes: {
    invitation: (change, id) => advance(change, invitationLifecycle, id, { type: 'invitation.expire' }, 'system'),
  },
  expire: deleteOldSendings,
  extensions: [memberLeaves.extend({ line: 'requests', end: withdrawInvitations })],
}
