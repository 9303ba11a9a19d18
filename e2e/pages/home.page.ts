import type { Page } from '@playwright/test'
import type { Messages } from '../support/messages.ts'

/** Home: what waits for whom, and the latest history. */
export const homeScreen = (page: Page, { expenses, history, home: { waiting } }: Messages) => {
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  const lineIn = (list: string, name: string) =>
    card(list)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
  return {
    goto: () => page.goto('/app/home'),
    /** Matches the name, because the greeting depends on the time of day. */
    heading: (name: string) => page.getByRole('heading', { level: 1 }).filter({ hasText: name }),
    forYou: (name: string) => lineIn(waiting.you(), name),
    forOthers: (name: string) => lineIn(waiting.others(), name),
    /** Locates a line's request by its chip, which begins with a capital letter. */
    asks: (name: string, what: keyof typeof expenses.task) =>
      lineIn(waiting.you(), name).getByText(new RegExp(`^${expenses.task[what]()}$`, 'i')),
    /** Locates the way to a filled-in draft of what comes back each month. */
    ready: (name: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: expenses.monthly.home.ready() })
        .getByRole('link', { name, exact: true }),
    nothing: page.getByText(expenses.waiting.done.title(), { exact: true }),
    latest: card(history.latest.title()).getByRole('listitem'),
    toHistory: page.getByRole('link', { name: history.latest.open(), exact: true }),
  }
}
export type HomeScreen = ReturnType<typeof homeScreen>
