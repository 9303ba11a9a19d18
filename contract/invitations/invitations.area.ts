import type { ContractArea } from '../area.ts'
import { invitationEvents } from './invitations.events.ts'

export const invitationsArea = {
  name: 'invitations',
  events: [invitationEvents],
  topics: ['invitation'],
} as const satisfies ContractArea
