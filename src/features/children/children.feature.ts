import type { AppFeature } from '../feature.ts'

export const childrenFeature: AppFeature = {
  name: 'children',
  live: { queries: { child: () => [['children'], ['family']] }, recorded: ['child'] },
}
