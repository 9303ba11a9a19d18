import { linkOptions } from '@tanstack/react-router'
import type { AppFeature } from '../feature.ts'

export const accountClosingFeature: AppFeature = {
  name: 'account-closing',
  navigation: [
    {
      section: 'account',
      key: 'closing',
      order: 90,
      label: ({ account }) => account.pages.closing.title(),
      text: ({ account }) => account.pages.closing.text(),
      link: linkOptions({ to: '/account/closing' }),
    },
  ],
  pages: { person: () => linkOptions({ to: '/account/coparent' }) },
  notices: { person: {} },
}
