import type { Page } from '@playwright/test'
import type { Words } from '../support/words.ts'

export const logScreen = (page: Page, { expenses: { log, chip, task, share } }: Words) => {
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  return {
    goto: () => page.goto('/app/expenses'),
    heading: page.getByRole('heading', { name: log.title(), level: 1 }),
    empty: page.getByText(log.empty.title()),
    totals: page.getByRole('group', { name: log.totals.label() }),
    row,
    /** The chip of a line, when it is the reader's turn. */
    yourTurn: (name: string, what: keyof typeof task) => row(name).getByText(chip.yourTurnTo({ what: task[what]() })),
    paid: (name: string) => row(name).getByText(share.paid(), { exact: true }),
    add: () => page.getByRole('link', { name: log.add() }).first().click(),
    open: (name: string) => page.getByRole('link', { name, exact: true }).click(),
  }
}
export type LogScreen = ReturnType<typeof logScreen>
