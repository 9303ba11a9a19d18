import type { FamilyDto } from '#contract/families.ts'
import type { AppFeature } from '#src/features/feature.ts'
import type { NavigationEntry } from '#src/features/navigation.ts'
import { useFamily } from './data/family.ts'
import { useFeatures } from './use-features.ts'
import { mayIn } from './viewer/may.ts'

/** A kind of entry may stand in several sections. */
type Kind<Entry, Section> = Entry extends { readonly section: infer Own }
  ? Section extends Own
    ? Entry
    : never
  : never
type In<Section> = Kind<NavigationEntry, Section>

/** Lists the entries of one section that a viewer may see and the family is offered, in their order. */
export function entriesIn<Section extends NavigationEntry['section']>(
  section: Section,
  features: readonly AppFeature[],
  family: FamilyDto,
): In<Section>[] {
  const may = mayIn(family)
  const isIn = (entry: NavigationEntry): entry is In<Section> => entry.section === section
  return features
    .flatMap(({ navigation = [] }) => navigation.filter(isIn))
    .filter(({ who, offered }) => (!who || may(who)) && (!offered || offered(family)))
    .sort((a, b) => a.order - b.order)
}

export const useEntries = <Section extends NavigationEntry['section']>(section: Section): In<Section>[] =>
  entriesIn(section, useFeatures(), useFamily())
