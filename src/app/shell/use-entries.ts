import type { NavigationEntry } from '#src/features/navigation.ts'
import { useFamily } from '../shared/data/family.ts'
import { useFeatures } from '../shared/use-features.ts'
import { mayIn } from '../shared/viewer/may.ts'

type In<Section> = Extract<NavigationEntry, { readonly section: Section }>

/** Gives the entries of one section that the viewer may see, in their order. */
export function useEntries<Section extends NavigationEntry['section']>(section: Section): In<Section>[] {
  const features = useFeatures()
  const may = mayIn(useFamily())
  const isIn = (entry: NavigationEntry): entry is In<Section> => entry.section === section
  return features
    .flatMap(({ navigation = [] }) => navigation.filter(isIn))
    .filter(({ who }) => !who || may(who))
    .sort((a, b) => a.order - b.order)
}
