import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import { linkOptions } from '@tanstack/react-router'
import type { AppFeature } from '../feature.ts'

export const familiesFeature: AppFeature = {
  name: 'families',
  navigation: [
    {
      section: 'main',
      key: 'cases',
      order: 5,
      label: ({ shell }) => shell.toCases(),
      icon: IconBriefcase,
      link: linkOptions({ to: '/pro/mycases' }),
      who: 'case.see',
    },
    {
      section: 'account',
      key: 'families',
      order: 120,
      label: ({ account }) => account.pages.families.title(),
      text: ({ account }) => account.pages.families.text(),
      link: linkOptions({ to: '/account/families' }),
      who: 'coparent.invite',
    },
  ],
}
