import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { SplitPart } from '#src/ui/data/split-bar.tsx'
import type { Viewer } from './viewer.ts'

/** Gives one parent's part of a bar in that parent's colour: "You 50%", "Sam 50%". */
export function barPart(
  personId: string,
  percent: number,
  viewer: Viewer,
  { common: { split } }: Pick<TranslationFunctions, 'common'>,
): SplitPart {
  const name = viewer.isYou(personId) ? split.you() : viewer.nameOf(personId)
  const member = viewer.family.members.find(({ id }) => id === personId)
  return { who: member?.side ?? 'A', label: split.percentOf({ name, percent: viewer.percent(percent) }), percent }
}
