import { linkOptions } from '@tanstack/react-router'
import type { AppFeature } from '../feature.ts'

export const paymentAccountsFeature: AppFeature = {
  name: 'payment-accounts',
  navigation: [
    {
      section: 'expenses',
      key: 'account',
      order: 50,
      label: ({ expenses }) => expenses.area.account(),
      link: linkOptions({ to: '/expenses/account' }),
      who: 'paymentAccount.own',
      offered: ({ bankTransfers }) => bankTransfers,
    },
  ],
  live: {
    queries: { paymentAccount: () => [['paymentAccount'], ['paymentReadiness']] },
    recorded: ['paymentAccount'],
  },
  pages: { paymentAccount: () => ({ to: '/expenses/account' }) },
  notices: { paymentAccount: {} },
  entries: { paymentAccount: { steps: true } },
  charts: { paymentAccount: { dictionary: 'paymentAccounts', labels: ({ paymentAccounts }) => paymentAccounts.label } },
}
