import type { AppFeature, PageLink } from '#src/features/feature.ts'

/** Links to the page of an item, as its area defines it; undefined when the item has no page. */
export const pageOf = (features: readonly AppFeature[], entity: string, id: string): PageLink | undefined =>
  features.flatMap(({ pages }) => pages?.[entity]?.(id) ?? [])[0]
