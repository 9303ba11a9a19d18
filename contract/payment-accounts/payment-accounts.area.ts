import type { ContractArea } from '../area.ts'
import { bankAccountEvents, paymentAccountEvents } from './payment-accounts.events.ts'

export const paymentAccountsArea = {
  name: 'payment-accounts',
  notices: {
    accountVerified: 'bank',
    accountDetailsAsked: 'bank',
    accountDocumentAsked: 'bank',
    accountInReview: 'bank',
    accountRefused: 'bank',
    accountSuspended: 'bank',
    accountDeactivated: 'bank',
    accountMoved: 'bank',
  },
  noticeEntities: ['paymentAccount'],
  events: [paymentAccountEvents, bankAccountEvents],
  topics: ['paymentAccount'],
} as const satisfies ContractArea
