import { linkOptions } from '@tanstack/react-router'
import type { AppFeature } from '../feature.ts'

export const emailChangeFeature: AppFeature = {
  name: 'email-change',
  navigation: [
    {
      section: 'account',
      key: 'email',
      order: 15,
      label: ({ account }) => account.pages.email.title(),
      text: ({ account }) => account.pages.email.text(),
      link: linkOptions({ to: '/account/email' }),
    },
  ],
  home: { order: 1, dictionaries: [], load: async () => (await import('./home/home-slots.tsx')).homeSlots },
}
