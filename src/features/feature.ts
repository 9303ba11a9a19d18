import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { LiveTopic, NoticeEntity } from '#contract/areas.ts'
import type { HomeDto } from '#contract/home.ts'
import type { NoticeDto } from '#contract/notices/notices.ts'
import type { EventTexts } from '#i18n/event-text.ts'
import type { Namespaces, TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Client } from '#src/api/client.ts'
import type { IconType } from '#src/ui/navigation/link-element.ts'
import type { NavigationEntry } from './navigation.ts'

/**
 * All that the shared parts of the browser know of one area. Composed in `features.ts`, and nowhere else. Every page in the
 * shell loads all of them, so they hold no component: those come by `import()`.
 */
export type AppFeature = {
  /** The area's name in every room. */
  readonly name: string
  readonly navigation?: readonly NavigationEntry[]
  readonly live?: LiveQueries
  /** Gives the page on which an item is read, by its entity. */
  readonly pages?: Readonly<Record<string, (id: string) => PageLink>>
  readonly notices?: Readonly<Partial<Record<NoticeEntity, NoticePart>>>
  /** How the history shows the entries about an item, by its entity. */
  readonly entries?: Readonly<Record<string, EntryPart>>
  readonly home?: HomePart
  /** The status labels of the area's charts, by the chart's name. The pages for developers show them. */
  readonly charts?: Readonly<Record<string, ChartLabels>>
}

/** The props of a link, made by `linkOptions` so that the address is checked. */
export type PageLink = { readonly to: NonNullable<LinkProps['to']> } & Pick<LinkProps, 'params' | 'search'>

export type LiveQueries = {
  /** The queries that may answer something else after a change, by the change's topic. Several areas may name one topic. */
  readonly queries?: Readonly<Partial<Record<LiveTopic, (id: string) => readonly QueryKey[]>>>
  /** The area's topics whose changes may show on Home and in the record. */
  readonly recorded?: readonly LiveTopic[]
  /** The queries that may answer something else after a change of any topic that an area lists as `recorded`. */
  readonly whenRecorded?: readonly QueryKey[]
}

/** How notices of one entity are shown. */
export type NoticePart = {
  /** Gives the page on which it is read; without it, that is the page of its entity. */
  readonly page?: (notice: NoticeDto) => PageLink | undefined
  /** Without it, the icon of the notice's group. */
  readonly icon?: IconType
  /** Without it, the sentence that the dictionary `notices` has for the kind. `name` is who did it. */
  readonly title?: (notice: NoticeDto, name: string, LL: TranslationFunctions) => string
}

/** How the history shows entries about one entity. */
export type EntryPart = {
  /** The label of a link to the page of the item itself, where the sentence names other items. */
  readonly link?: (texts: EventTexts) => string
  /** Its entries are steps of one form, which a brief list shows as one line. */
  readonly steps?: true
  /** Set where no sentence names the amount, so that it stands beside the sentence. */
  readonly amountBeside?: true
}

/** Lists what waits for one side, as the server sends it. */
export type Waiting = HomeDto['you']

export type HomePart = {
  /** Lower comes first. */
  readonly order: number
  /** The dictionaries that its components read. */
  readonly dictionaries: readonly Namespaces[]
  readonly load: () => Promise<HomeSlots>
}

/** An area fills slots of Home. Each slot is filled by any number of areas, except `Empty`: the first one fills it. */
export type HomeSlots = {
  /** Stands above everything else, for everybody in the family. */
  readonly Top?: ComponentType
  /** Waits for what `Top` shows, so that it does not push down what is read already. */
  readonly ready?: (context: { readonly client: Client; readonly queryClient: QueryClient }) => Promise<unknown>
  /** List items for what waits in this area. */
  readonly Lines?: ComponentType<{ readonly waiting: Waiting }>
  /** How many items `Lines` draws. */
  readonly countLines?: (waiting: Waiting) => number
  /** Leads to what waits beyond the lines. */
  readonly Rest?: ComponentType
  /** Stands in place of the lines when nothing waits for the viewer. */
  readonly Empty?: ComponentType
  /** Cards above all that waits: what the viewer owes and is owed. */
  readonly Figures?: ComponentType<{ readonly home: HomeDto }>
  /** Stands beside the title of the page. */
  readonly Action?: ComponentType
  /** Stands beside what waits. */
  readonly Aside?: ComponentType
}

export type Labels = Readonly<Record<string, (() => string) | undefined>>

export type ChartLabels = {
  readonly dictionary: Namespaces
  readonly labels: (LL: TranslationFunctions) => Labels
}
