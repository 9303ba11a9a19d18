import { type NoticeGroup, noticeEntities, noticeKinds } from '#contract/notices.ts'
import type { ServerFeature } from '../feature.ts'

/**
 * Lists every kind of notice with its group of mails. Those of the contract come first, so that their order in the API
 * document stays.
 */
export const kindsOf = (features: readonly ServerFeature[]): Readonly<Record<string, NoticeGroup>> => {
  let kinds: Readonly<Record<string, NoticeGroup>> = noticeKinds
  for (const { notices } of features) kinds = { ...kinds, ...notices?.kinds }
  return kinds
}

const declaredBy = ({ notices, lifecycles = [] }: ServerFeature): string[] =>
  notices ? [...Object.keys(notices.subjects), ...lifecycles.map(({ entity }) => entity)] : []

/** Lists every entity that a notice can be about. */
export const entitiesOf = (features: readonly ServerFeature[]): string[] => [
  ...new Set([...noticeEntities, ...features.flatMap(declaredBy)]),
]
