import type { Page } from '@playwright/test'
import type { Messages } from '../support/messages.ts'

/** Drives the history page with its filters and exports. */
export const historyScreen = (page: Page, { history }: Messages) => {
  const { filter } = history
  const more = page.getByRole('button', { name: new RegExp(`^${filter.show()}( \\(\\d\\))?$`) })
  const lines = page.getByRole('list', { name: history.list() }).getByRole('listitem')
  const field = (label: string) => page.getByRole('search').getByLabel(label, { exact: true })
  return {
    goto: (query = '') => page.goto(`/app/history${query}`),
    heading: page.getByRole('heading', { name: history.title(), level: 1, exact: true }),
    lines,
    /** Locates a line by its sentence, including the item's name. */
    line: (sentence: string) => lines.filter({ hasText: sentence }),
    verified: page.getByText(history.check.holds(), { exact: true }),
    /** On a phone, a button opens the filters. */
    unfold: async () => {
      if (await more.isVisible()) await more.click()
    },
    who: field(filter.who()),
    topic: field(filter.topic()),
    area: field(filter.area()),
    from: field(filter.from()),
    to: field(filter.to()),
    clear: page.getByRole('button', { name: filter.clear(), exact: true }).first(),
    export: page.getByRole('button', { name: history.export.open(), exact: true }),
    dialog: page.getByRole('dialog', { name: history.export.title() }),
  }
}
export type HistoryScreen = ReturnType<typeof historyScreen>
