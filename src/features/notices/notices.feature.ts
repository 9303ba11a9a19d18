import { linkOptions } from '@tanstack/react-router'
import type { AppFeature } from '../feature.ts'
import { noticesKey } from './notices-key.ts'

export const noticesFeature: AppFeature = {
  name: 'notices',
  navigation: [
    {
      section: 'account',
      key: 'notices',
      order: 30,
      label: ({ account }) => account.pages.notices.title(),
      text: ({ account }) => account.pages.notices.text(),
      link: linkOptions({ to: '/account/notices' }),
      who: 'notice.read',
    },
  ],
  live: { queries: { notice: () => [noticesKey] } },
}
