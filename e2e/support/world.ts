import type { APIRequest, Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { sql } from 'kysely'
import type { Locale } from '#contract/locale.ts'
import { currencyOf, formatMoney } from '#domain/money.ts'
import { dateIn, formatDate, formatInstant } from '#domain/time.ts'
import { type Api, apiOf } from './api.ts'
import { type Bank, bankOf } from './bank.ts'
import { names, newFamily, type Role, type TestFamily } from './family.ts'
import { type Messages, messagesIn } from './messages.ts'
import { type Person, personIn, strangerIn } from './person.ts'
import type { Server } from './server.ts'
import { sessionsOf } from './sessions.ts'
import { newWatch, type Watch } from './watch.ts'

type Opening = { readonly url?: string; readonly options?: BrowserContextOptions }

/** Provides one family for a single test on the worker's server, with its people and their browsers. */
export type World = {
  readonly server: Server
  readonly locale: Locale
  readonly messages: Messages
  readonly family: TestFamily
  /** Formats `minor` (minor units) in the family's currency and the viewer's language. */
  money(minor: number): string
  /** Formats the family's current date as the details of an expense show it. */
  today(): string
  /** Returns the name of the family's time zone as it ends a history entry's time. */
  zone(): string
  readonly watch: Watch
  readonly bank: Bank
  readonly sessions: ReturnType<typeof sessionsOf>
  /** Ends the access that a parent gave the professional, as it ends in the product. */
  endAccess(parent: 'creator' | 'other'): Promise<void>
  /** Opens a browser in which this person is signed in. */
  as(role: Role, opening?: Opening): Promise<Person>
  /** Opens a browser in which nobody is signed in. */
  stranger(opening?: Opening): ReturnType<typeof strangerIn>
  /** Returns the API client of this person, without a browser. */
  api(role: Role): Promise<Api>
  end(): Promise<void>
}

type Dependencies = {
  readonly browser: Browser
  readonly request: APIRequest
  readonly server: Server
  readonly locale: Locale
  /** The country of the family; null means the country of the language. */
  readonly country?: TestFamily['country'] | null
  /** The parent as whom the professional looks, or both. */
  readonly looksAs?: 'creator' | 'other' | 'both'
}

export const newWorld = async (dependencies: Dependencies): Promise<World> => {
  const { browser, request, server, locale, country = null, looksAs = 'other' } = dependencies
  const messages = messagesIn(locale)
  const family = await newFamily(server, { locale, country, looksAs })
  const watch = newWatch()
  const apis = new Map<Role, Promise<Api>>()
  const opened: BrowserContext[] = []
  const watched = async <T extends Awaited<ReturnType<typeof strangerIn>>>(opening: Promise<T>, name: string) => {
    const somebody = await opening
    opened.push(somebody.context)
    watch.over(somebody.context, name)
    return somebody
  }
  const api = (role: Role) => {
    const known = apis.get(role) ?? apiOf(request, server.url, family.personOf(role).username)
    apis.set(role, known)
    return known
  }
  const at = ({ url = server.url, options }: Opening = {}) => ({ url, messages, ...(options && { options }) })
  return {
    server,
    locale,
    messages,
    family,
    watch,
    money: (minor) => formatMoney(minor, currencyOf(family.country), locale),
    zone: () => formatInstant(server.deps.clock.now(), family.timeZone, locale, 'short').split(' ').at(-1) ?? '',
    today: () => formatDate(dateIn(server.deps.clock.now(), family.timeZone), locale, 'short'),
    bank: bankOf(server, api),
    sessions: sessionsOf(server),
    endAccess: async (parent) => {
      await server.deps.scopes.asSystem(family.familyId, (tx) =>
        sql`update professional_access set status = 'removed', version = version + 1, changed_at = ${server.deps.clock.now()}
          where parent_id = ${family.personOf(parent).id}`.execute(tx),
      )
    },
    as: (role, opening) =>
      watched(personIn(browser, { ...family.personOf(role), name: names[role] }, at(opening)), names[role]),
    stranger: (opening) => watched(strangerIn(browser, at(opening)), 'a stranger'),
    api,
    end: async () => {
      for (const context of opened) await context.close()
      for (const api of apis.values()) await (await api).dispose()
    },
  }
}
