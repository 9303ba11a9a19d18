import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { linkOptions } from '@tanstack/react-router'
import type { AppFeature } from '../feature.ts'

export const accountFeature: AppFeature = {
  name: 'account',
  navigation: [
    {
      section: 'about',
      key: 'account',
      order: 20,
      label: ({ shell }) => shell.toAccount(),
      icon: IconUserCircle,
      link: { to: '/account' },
      includesBelow: true,
    },
    {
      section: 'account',
      key: 'profile',
      order: 10,
      label: ({ account }) => account.pages.profile.title(),
      text: ({ account }) => account.pages.profile.text(),
      link: linkOptions({ to: '/account/profile' }),
    },
    {
      section: 'account',
      key: 'security',
      order: 20,
      label: ({ account }) => account.pages.security.title(),
      text: ({ account }) => account.pages.security.text(),
      link: linkOptions({ to: '/account/security' }),
    },
  ],
}
