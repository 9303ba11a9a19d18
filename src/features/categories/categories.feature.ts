import type { AppFeature } from '../feature.ts'

export const categoriesFeature: AppFeature = {
  name: 'categories',
  live: { queries: { category: () => [['categories'], ['family']] }, recorded: ['category'] },
}
