import type { Page } from '@playwright/test'
import type { Messages } from '../support/messages.ts'

/** Payment Activity, one payment on its own page, and its receipt. */
export const paymentsScreen = (page: Page, { expenses, payments, paymentActivity, common }: Messages) => {
  const { list, details } = paymentActivity
  return {
    goto: (query = '') => page.goto(`/app/expenses/payments${query}`),
    open: (id: string) => page.goto(`/app/expenses/payments/${id}`),
    /** Locates the navigation between the pages of the area. */
    area: page.getByRole('navigation', { name: expenses.area.label() }),
    toPayments: () =>
      page
        .getByRole('navigation', { name: expenses.area.label() })
        .getByRole('link', { name: expenses.area.payments(), exact: true })
        .click(),
    heading: page.getByRole('heading', { name: paymentActivity.title(), level: 1 }),
    empty: page.getByText(list.empty.title()),
    row: (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) }),
    line: (name: string) => page.getByRole('row').getByRole('link', { name, exact: true }),
    totals: page.getByRole('group', { name: list.totals.label() }),
    search: page.getByRole('searchbox', { name: list.search() }),
    title: (name: string) => page.getByRole('heading', { name, level: 1, exact: true }),
    /** Locates the turn card by its sentence. */
    turn: (title: string) => page.getByRole('heading', { name: title, level: 2, exact: true }),
    act: (act: keyof typeof payments.action) => page.getByRole('button', { name: payments.action[act](), exact: true }),
    rail: page.getByRole('list', { name: common.happened.title() }),
    dialog: page.getByRole('dialog'),
    receipt: page.getByRole('link', { name: details.receipt() }),
  }
}
export type PaymentsScreen = ReturnType<typeof paymentsScreen>
