import type { Page } from '@playwright/test'
import type { Words } from '../support/words.ts'

/** What waits for whom, and the latest of the record. */
export const homeScreen = (page: Page, { expenses: { waiting, task }, history }: Words) => {
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  const lineIn = (list: string, name: string) =>
    card(list)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
  return {
    goto: () => page.goto('/app/home'),
    /** However the day greets. */
    heading: (name: string) => page.getByRole('heading', { level: 1 }).filter({ hasText: name }),
    forYou: (name: string) => lineIn(waiting.you(), name),
    forOthers: (name: string) => lineIn(waiting.others(), name),
    /** What a line asks for, as its chip says it: a sentence of its own, whose first letter is a capital one. */
    asks: (name: string, what: keyof typeof task) =>
      lineIn(waiting.you(), name).getByText(new RegExp(`^${task[what]()}$`, 'i')),
    nothing: page.getByText(waiting.done.title(), { exact: true }),
    latest: card(history.latest.title()).getByRole('listitem'),
    toHistory: page.getByRole('link', { name: history.latest.open(), exact: true }),
  }
}
export type HomeScreen = ReturnType<typeof homeScreen>
