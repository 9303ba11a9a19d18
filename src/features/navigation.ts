import type { QueryKey } from '@tanstack/react-query'
import type { FamilyDto } from '#contract/families.ts'
import type { HomeDto } from '#contract/home.ts'
import type { Right } from '#contract/permissions.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Client } from '#src/api/client.ts'
import { homeQuery } from '#src/app/shared/data/home.ts'
import { mayIn } from '#src/app/shared/viewer/may.ts'
import type { IconType } from '#src/ui/navigation/link-element.ts'
import type { NavBadge } from '#src/ui/navigation/nav-item.tsx'
import type { PageLink } from './feature.ts'

/**
 * `main` is the bar beside every page, `about` its second part, `expenses` and `calendar` the bars above the pages of
 * those areas, `account` the list of the pages of My Account.
 */
export type NavigationEntry = MainEntry | SectionEntry | AccountEntry

type Entry = {
  readonly key: string
  /** Lower comes first. */
  readonly order: number
  readonly label: (LL: TranslationFunctions) => string
  readonly link: PageLink
  /** The right that a viewer needs. Without it, everybody in a family is shown the entry. */
  readonly who?: Right
  /** Tells whether the family is offered what the entry leads to. Without it, every family is. */
  readonly offered?: (family: FamilyDto) => boolean
}

export type MainEntry = Entry & {
  readonly section: 'main' | 'about'
  readonly icon: IconType
  /** The entry is current on the pages below its own, too. */
  readonly includesBelow?: boolean
  /** Pages of the area that have an address of their own, on which the entry is current, too. */
  readonly elsewhere?: readonly PageLink['to'][]
  readonly badge?: CountBadge
}

export type SectionEntry = Entry & { readonly section: 'expenses' | 'calendar' }

/**
 * The dictionary `account` holds its label and its text. Its order says which group it stands in, see `account-page.tsx`.
 * Its link is made by `linkOptions`: the build counts a bare one among the screens with which people begin.
 */
export type AccountEntry = Entry & {
  readonly section: 'account'
  /** Says what is on the page. */
  readonly text: (LL: TranslationFunctions) => string
}

/** A count beside an entry. Made by `countBadge`, which checks that the query answers what is counted. */
export type CountBadge = {
  readonly kind: NavBadge['kind']
  /** Is read in place of the bare number. */
  readonly label: (LL: TranslationFunctions, count: number) => string
  query(client: Client): CountQuery<unknown>
  count(data: unknown, family: FamilyDto): number
}

type CountQuery<Data> = {
  readonly queryKey: QueryKey
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Data>
}

export const countBadge = <Data>(
  badge: Pick<CountBadge, 'kind' | 'label'> & {
    readonly query: (client: Client) => CountQuery<Data>
    readonly count: (data: Data, family: FamilyDto) => number
  },
): CountBadge => badge

/** Counts what waits for the viewer on Home, for those who may answer it. */
export const turnBadge = (right: Right, count: (you: HomeDto['you']) => number): CountBadge =>
  countBadge({
    kind: 'turn',
    label: ({ shell }, waiting) => shell.waitingForYou({ count: waiting }),
    query: homeQuery,
    count: ({ you }, family) => (mayIn(family)(right) ? count(you) : 0),
  })
