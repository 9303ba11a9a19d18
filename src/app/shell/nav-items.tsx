import { Link, useMatchRoute } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { MainEntry } from '#src/features/navigation.ts'
import type { NavBadge, NavItem } from '#src/ui/navigation/nav-item.tsx'
import { useApp } from '../shared/app-context.ts'
import { useFamily } from '../shared/data/family.ts'
import { useAnswers } from '../shared/data/use-answers.ts'
import { useEntries } from '../shared/use-entries.ts'

/** Lists the areas. A phone shows the first four at the foot of the page, the rest behind More. */
export const useNavItems = (): NavItem[] => useItems(useEntries('main'))

/** Lists the pages about the person and the product rather than the family. */
export const useAboutItems = (): (NavItem & { readonly order: number })[] => useItems(useEntries('about'))

function useItems(entries: readonly MainEntry[]) {
  const { LL } = useI18nContext()
  const matches = useMatchRoute()
  const badges = useBadges(entries)
  return entries.map(({ key, order, label, icon, link, elsewhere = [], includesBelow = false }) => ({
    key,
    order,
    label: label(LL),
    icon,
    link: <Link {...link} />,
    badge: badges.get(key),
    current: [link.to, ...elsewhere].some((to) => Boolean(matches({ to, fuzzy: includesBelow }))),
  }))
}

/** Gives the counts beside the entries, by the entry's key. */
function useBadges(entries: readonly MainEntry[]): ReadonlyMap<string, NavBadge> {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const family = useFamily()
  const counted = entries.flatMap(({ key, badge }) => (badge ? [{ key, badge }] : []))
  const answers = useAnswers(counted.map(({ badge }) => badge.query(client)))
  return new Map(
    counted.map(({ key, badge }, at) => {
      const data = answers[at]
      const count = data === undefined ? 0 : badge.count(data, family)
      return [key, { count, kind: badge.kind, label: badge.label(LL, count) }]
    }),
  )
}
