import { linkOptions } from '@tanstack/react-router'
import type { AppFeature } from '../feature.ts'

export const invitationsFeature: AppFeature = {
  name: 'invitations',
  navigation: [
    {
      section: 'account',
      key: 'coparent',
      order: 105,
      label: ({ account }) => account.pages.coparent.title(),
      text: ({ account }) => account.pages.coparent.text(),
      link: linkOptions({ to: '/account/coparent' }),
      who: 'coparent.see',
    },
  ],
  live: { queries: { invitation: () => [['invitations'], ['family']] }, recorded: ['invitation'] },
  pages: { invitation: () => linkOptions({ to: '/account/coparent' }) },
  home: {
    order: 5,
    dictionaries: [],
    load: async () => (await import('./home/home-slots.tsx')).homeSlots,
  },
}
