import type { AppFeature, PageLink } from '#src/features/feature.ts'

/** Where an item is read, as its area says; undefined for what has no page. */
export const pageOf = (features: readonly AppFeature[], entity: string, id: string): PageLink | undefined =>
  features.flatMap(({ pages }) => pages?.[entity]?.(id) ?? [])[0]
