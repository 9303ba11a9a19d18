import type { ContractArea } from '../area.ts'
import { invitationEvents } from './invitations.events.ts'

export const invitationsArea = {
  name: 'invitations',
  notices: {
    otherAddressAsked: 'asked',
    invitationAccepted: 'answers',
    invitationDeclined: 'answers',
  },
  noticeEntities: ['invitation'],
  events: [invitationEvents],
  topics: ['invitation'],
} as const satisfies ContractArea
