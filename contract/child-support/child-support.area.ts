import type { ContractArea } from '../area.ts'
import { supportOrderEvents } from './child-support.events.ts'

export const childSupportArea = {
  name: 'child-support',
  notices: {
    supportRecorded: 'asked',
    supportEndAsked: 'asked',
    supportPaid: 'asked',
    supportConfirmed: 'answers',
    supportDisputed: 'answers',
    supportEndAgreed: 'answers',
    supportEndRefused: 'answers',
    supportWithdrawn: 'changes',
    supportEndWithdrawn: 'changes',
    supportEnded: 'changes',
    supportFellDue: 'changes',
  },
  noticeEntities: ['supportOrder'],
  events: [supportOrderEvents],
  topics: ['support'],
} as const satisfies ContractArea
