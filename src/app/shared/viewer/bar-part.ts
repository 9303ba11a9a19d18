import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { SplitPart } from '#src/ui/data/split-bar.tsx'
import type { Viewer } from './viewer.ts'

/** Gives one parent's part of a bar in that parent's colour: "You 50%", "Sam 50%". */
export function barPart(
  personId: string,
  percent: number,
  reader: Viewer,
  { common: { split } }: Pick<TranslationFunctions, 'common'>,
): SplitPart {
  const name = reader.isYou(personId) ? split.you() : reader.nameOf(personId)
  const member = reader.family.members.find(({ id }) => id === personId)
  return { who: member?.side ?? 'A', label: split.percentOf({ name, percent: reader.percent(percent) }), percent }
}
