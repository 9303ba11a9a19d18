import type { Page } from '@playwright/test'
import type { Messages } from '../support/messages.ts'

export const logScreen = (page: Page, { common, expenses: { log, chip, task, share } }: Messages) => {
  const drawer = page.getByRole('dialog', { name: log.filters.title() })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  const openFilters = button(new RegExp(`^${common.filters.open()}`))
  const filters = {
    button: openFilters,
    open: () => openFilters.click(),
    choose: (filter: 'show' | 'child' | 'category' | 'by', label: string) =>
      drawer.getByLabel(log.filters[filter](), { exact: true }).selectOption({ label }),
  }
  const menu = {
    open: () => button(log.more()).click(),
    item: (name: string) => page.getByRole('menuitem', { name }),
  }
  return {
    goto: () => page.goto('/app/expenses'),
    /** Opens the whole log, with what is settled or ended. */
    gotoAll: () => page.goto('/app/expenses?show=all'),
    menu,
    /** Locates the way to the whole log, shown when nothing is outstanding. */
    showAll: button(log.settled.action()),
    /** Chooses a period beside the list. */
    choosePeriod: async (label: string) => {
      const period = page.getByLabel(`${log.filters.bought()}:`)
      await period.click()
      await period.selectOption({ label })
    },
    sums: page.getByRole('group', { name: log.sums.label() }),
    heading: page.getByRole('heading', { name: log.title(), level: 1 }),
    empty: page.getByText(log.empty.title()),
    totals: page.getByRole('group', { name: log.totals.label() }),
    row,
    /** Locates the chip of a line on which it is the viewer's turn. */
    yourTurn: (name: string, what: keyof typeof task) => row(name).getByText(chip.yourTurnTo({ what: task[what]() })),
    paid: (name: string) => row(name).getByText(share.paid(), { exact: true }),
    search: page.getByRole('searchbox', { name: log.search() }),
    /** Locates the names of all lines in their order. */
    links: page.getByRole('row').getByRole('link'),
    drawer,
    filters,
    clear: () => button(common.filters.clear()).first().click(),
    takeAway: {
      open: async () => {
        await menu.open()
        await menu.item(common.take.open()).click()
      },
      withPrivate: page.getByRole('dialog').getByRole('checkbox'),
      csv: page.getByRole('link', { name: common.take.csv() }),
      print: page.getByRole('link', { name: common.take.print() }),
    },
    add: () => page.getByRole('link', { name: log.add() }).first().click(),
    /** Tells that the server has the new expense. */
    added: (name: string) => page.getByText(log.added({ expense: name }), { exact: true }),
    /** Opens the first of several lines of one name. */
    openFirst: (name: string) => page.getByRole('link', { name, exact: true }).first().click(),
    open: (name: string) => page.getByRole('link', { name, exact: true }).click(),
  }
}
export type LogScreen = ReturnType<typeof logScreen>
