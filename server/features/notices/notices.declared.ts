import type { NoticeGroup } from '#contract/area.ts'
import { areas, noticeEntitiesOf, noticeKindsOf } from '#contract/areas.ts'
import type { ServerFeature } from '../feature.ts'

/** Those of the contract come first, so that the order of kinds in the API document is that of the contract. */
const areasOf = (features: readonly ServerFeature[]) => [
  ...new Set([...areas, ...features.flatMap(({ area }) => area ?? [])]),
]

/** Lists every kind of notice with its group of mails. */
export const kindsOf = (features: readonly ServerFeature[]): Readonly<Record<string, NoticeGroup>> =>
  noticeKindsOf(areasOf(features))

/** Lists every entity that a notice can be about. */
export const entitiesOf = (features: readonly ServerFeature[]): string[] => noticeEntitiesOf(areasOf(features))
