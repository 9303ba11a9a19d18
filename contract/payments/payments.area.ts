import type { ContractArea } from '../area.ts'
import { paymentEvents } from './payments.events.ts'

export const paymentsArea = {
  name: 'payments',
  notices: {
    confirmed: 'answers',
    refused: 'answers',
    voided: 'changes',
    stopped: 'bank',
    transferPaid: 'bank',
    transferFailed: 'bank',
    transferReturned: 'bank',
  },
  noticeEntities: ['payment'],
  events: [paymentEvents],
  topics: ['payment'],
} as const satisfies ContractArea
