import { linkOptions } from '@tanstack/react-router'
import type { AppFeature } from '../feature.ts'

export const subscriptionsFeature: AppFeature = {
  name: 'subscriptions',
  navigation: [
    {
      section: 'account',
      key: 'plan',
      order: 40,
      label: ({ account }) => account.pages.plan.title(),
      text: ({ account }) => account.pages.plan.text(),
      link: linkOptions({ to: '/account/plan' }),
      who: 'plan.own',
    },
  ],
}
