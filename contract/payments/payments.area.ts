import type { ContractArea } from '../area.ts'

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
  topics: ['payment'],
} as const satisfies ContractArea
