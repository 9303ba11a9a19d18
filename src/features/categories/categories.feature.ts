import { linkOptions } from '@tanstack/react-router'
import type { AppFeature } from '../feature.ts'

export const categoriesFeature: AppFeature = {
  name: 'categories',
  navigation: [
    {
      section: 'account',
      key: 'categories',
      order: 130,
      label: ({ account }) => account.pages.categories.title(),
      text: ({ account }) => account.pages.categories.text(),
      link: linkOptions({ to: '/expenses/categories' }),
      who: 'category.see',
    },
  ],
  live: { queries: { category: () => [['categories'], ['family']] }, recorded: ['category'] },
}
