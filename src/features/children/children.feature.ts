import { linkOptions } from '@tanstack/react-router'
import type { AppFeature } from '../feature.ts'

export const childrenFeature: AppFeature = {
  name: 'children',
  navigation: [
    {
      section: 'account',
      key: 'children',
      order: 110,
      label: ({ account }) => account.pages.children.title(),
      text: ({ account }) => account.pages.children.text(),
      link: linkOptions({ to: '/account/children' }),
      who: 'child.see',
    },
  ],
  live: { queries: { child: () => [['children'], ['family']] }, recorded: ['child'] },
}
