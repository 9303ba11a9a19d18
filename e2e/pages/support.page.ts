import type { Page } from '@playwright/test'
import type { Messages } from '../support/messages.ts'

type TypedOrder = {
  readonly payer: string
  readonly amount: string
  readonly from: string
  readonly rhythm?: 'weekly' | 'lastDay'
}

/** Child support: its ledger, its order, its payments. */
export const supportScreen = (page: Page, { childSupport: support }: Messages) => {
  const { form, dialogs } = support
  const dialog = page.getByRole('dialog')
  const within = (name: string) => dialog.getByRole('button', { name, exact: true })
  return {
    goto: () => page.goto('/app/expenses/childSupport'),
    heading: page.getByRole('heading', { name: support.title(), level: 1 }),
    turn: (title: string) => page.getByRole('heading', { name: title, level: 2 }),
    act: (name: string) => page.getByRole('button', { name, exact: true }),
    toSchedule: page.getByRole('link', { name: support.action.schedule(), exact: true }),
    payments: page.getByRole('table', { name: support.paidList.table() }),
    /** Shows what fell due or the payments: the page has room for one table. */
    show: (table: 'dues' | 'payments') =>
      page.getByRole('radio', { name: support.tables[table](), exact: true }).check(),
    toRecord: page.getByRole('link', { name: support.action.record(), exact: true }),
    today: page.getByRole('region', { name: support.summary.title(), exact: true }),
    /** Locates a due by its position, the latest first; a phone shows no header row. */
    due: (nth: number) =>
      page
        .getByRole('table', { name: support.ledger.table() })
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })
        .nth(nth - 1),
    dialog,
    /** Records a weekly order for every child by default. */
    record: async ({ payer, amount, from, rhythm = 'weekly' }: TypedOrder) => {
      await page.getByLabel(form.payer()).selectOption({ label: payer })
      await page.getByLabel(form.amount(), { exact: true }).fill(amount)
      await page.getByLabel(form.frequency()).selectOption(rhythm)
      await page.getByLabel(form.from(), { exact: true }).fill(from)
      await page.getByRole('button', { name: form.submit(), exact: true }).click()
    },
    pay: async (amount: string) => {
      await page.getByRole('button', { name: support.action.pay(), exact: true }).click()
      await dialog.getByLabel(dialogs.pay.amount()).fill(amount)
      await within(dialogs.pay.action()).click()
    },
    confirmOrder: async () => {
      await page.getByRole('button', { name: support.action.confirm(), exact: true }).click()
      await within(support.action.confirm()).click()
    },
    confirmPayment: async () => {
      await page.getByRole('button', { name: support.payment.confirm(), exact: true }).click()
      await within(support.payment.confirm()).click()
    },
  }
}
