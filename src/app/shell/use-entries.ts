import { permissions } from '#contract/permissions.ts'
import type { NavigationEntry } from '#src/features/navigation.ts'
import { useFamily } from '../shared/data/family.ts'
import { useFeatures } from '../shared/use-features.ts'

type In<Section> = Extract<NavigationEntry, { readonly section: Section }>

/** Gives the entries of one section that the viewer may see, in their order. */
export function useEntries<Section extends NavigationEntry['section']>(section: Section): In<Section>[] {
  const features = useFeatures()
  const family = useFamily()
  const isIn = (entry: NavigationEntry): entry is In<Section> => entry.section === section
  return features
    .flatMap(({ navigation = [] }) => navigation.filter(isIn))
    .filter(({ who }) => !who || permissions[who](family))
    .sort((a, b) => a.order - b.order)
}
