import type { NavigationEntry } from '#src/features/navigation.ts'
import { useFamily } from './data/family.ts'
import { useFeatures } from './use-features.ts'
import { mayIn } from './viewer/may.ts'

type In<Section> = Extract<NavigationEntry, { readonly section: Section }>

/** Gives the entries of one section that the viewer may see and the family is offered, in their order. */
export function useEntries<Section extends NavigationEntry['section']>(section: Section): In<Section>[] {
  const features = useFeatures()
  const family = useFamily()
  const may = mayIn(family)
  const isIn = (entry: NavigationEntry): entry is In<Section> => entry.section === section
  return features
    .flatMap(({ navigation = [] }) => navigation.filter(isIn))
    .filter(({ who, offered }) => (!who || may(who)) && (!offered || offered(family)))
    .sort((a, b) => a.order - b.order)
}
