import { linkOptions } from '@tanstack/react-router'
import type { AppFeature } from '../feature.ts'

export const takeoutFeature: AppFeature = {
  name: 'takeout',
  navigation: [
    {
      section: 'account',
      key: 'data',
      order: 80,
      label: ({ account }) => account.pages.data.title(),
      text: ({ account }) => account.pages.data.text(),
      link: linkOptions({ to: '/account/data' }),
    },
  ],
}
