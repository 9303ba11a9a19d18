import type { Page } from '@playwright/test'
import type { Messages } from '../support/messages.ts'

type NoticeKind = keyof Messages['notices']['kind']

/** Drives the notices and the preferences for mails. */
export const noticesScreen = (page: Page, { notices, shell }: Messages) => {
  const navigation = page.getByRole('navigation', { name: shell.navigation() })
  const textOf = (kind: NoticeKind, name: string) => notices.kind[kind]({ name })
  const { wishes: texts } = notices
  return {
    goto: () => page.goto('/app/notices'),
    gotoPreferences: () => page.goto('/app/account/notices'),
    heading: page.getByRole('heading', { name: notices.title(), level: 1 }),
    list: page.getByRole('list', { name: notices.list() }),
    empty: page.getByText(notices.empty.title()),
    line: (kind: NoticeKind, name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name: textOf(kind, name), exact: true }) }),
    open: (kind: NoticeKind, name: string) => page.getByRole('link', { name: textOf(kind, name), exact: true }).click(),
    seenAll: page.getByRole('button', { name: notices.seenAll() }),
    /** Locates the navigation entry of messages with its count, which is absent for zero. */
    bell: (count: number) => {
      const fresh = count > 0 ? `\\s*, ${shell.newMessages({ count })}` : ''
      return navigation.getByRole('link', { name: new RegExp(`^${shell.toMessages()}${fresh}$`) })
    },
    preferences: {
      heading: page.getByRole('heading', { name: texts.title(), level: 1 }),
      quiet: page.getByRole('checkbox', { name: texts.quiet() }),
      from: page.getByLabel(texts.from(), { exact: false }),
      group: (group: keyof typeof texts.group) => page.getByRole('checkbox', { name: texts.group[group].label() }),
      save: page.getByRole('button', { name: texts.save() }),
      saved: page.getByText(texts.saved()),
    },
  }
}
export type NoticesScreen = ReturnType<typeof noticesScreen>
