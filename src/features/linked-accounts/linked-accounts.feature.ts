import { linkOptions } from '@tanstack/react-router'
import type { AppFeature } from '../feature.ts'

export const linkedAccountsFeature: AppFeature = {
  name: 'linked-accounts',
  navigation: [
    {
      section: 'account',
      key: 'people',
      order: 115,
      label: ({ account }) => account.pages.people.title(),
      text: ({ account }) => account.pages.people.text(),
      link: linkOptions({ to: '/account/people' }),
      who: 'linkedAccount.see',
    },
  ],
  live: {
    queries: { linkedAccount: () => [['linkedAccounts'], ['family'], ['children']] },
    recorded: ['linkedAccount'],
  },
  pages: { linkedAccount: () => linkOptions({ to: '/account/people' }) },
  notices: { linkedAccount: {} },
}
