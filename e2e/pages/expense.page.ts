import { expect, type Locator, type Page } from '@playwright/test'
import type { Messages } from '../support/messages.ts'

export type Act = Exclude<keyof Messages['expenses']['turn']['action'], 'share' | 'approveAmount'>
export type PaymentAct = keyof Messages['payments']['action']

/** Describes the line under an expense's name; the label of its status ends it until the expense has ended. */
export type About = { readonly category: string; readonly children: string; readonly date: string }

/** Drives the details of one expense: turn, history, split, receipts. */
export const expenseScreen = (page: Page, { common, errors, expenses, payments }: Messages) => {
  const { details, turn } = expenses
  const { happened, steps } = common
  const card = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) })
  const rail = page.getByRole('list', { name: happened.title() })
  const dialog = page.getByRole('dialog')
  const paymentEntry = (nth: number) =>
    card(details.payments.title())
      .getByRole('listitem')
      .nth(nth - 1)
  return {
    goto: (id: string) => page.goto(`/app/expenses/${id}`),
    heading: (name: string) => page.getByRole('heading', { name, level: 1, exact: true }),
    status: ({ category, children, date }: About, label: string | null) =>
      page.getByText([category, children, details.purchased({ date }), ...(label ? [label] : [])].join(' · '), {
        exact: true,
      }),
    /** Locates the chip on the turn card. */
    chip: (text: string) => page.getByText(text, { exact: true }).filter({ visible: true }),
    /** Locates the turn card by its sentence. */
    turn: (title: string) => page.getByRole('heading', { name: title, level: 2, exact: true }),
    missing: page.getByRole('heading', { name: errors.entryNotFound(), level: 1 }),
    refused: page.getByRole('alert'),
    /** The button of an approval also names the amount. */
    act: (act: Act) => page.getByRole('button', { name: turn.action[act](), exact: act !== 'approve' }),
    /** Locates the menu that holds on a phone what is seldom done. */
    more: page.getByRole('button', { name: expenses.log.more(), exact: true }),
    menuItem: (text: string) => page.getByRole('menuitem', { name: text, exact: true }),
    toSchedule: page.getByRole('link', { name: turn.action.schedule(), exact: true }),
    share: (name: string) => page.getByRole('button', { name: turn.action.share({ name }), exact: true }),
    /**
     * Locates a payment's action: on the turn card for the payment it asks about, otherwise in the payment's own entry.
     */
    payment: async (act: PaymentAct, nth = 1): Promise<Locator> => {
      await expect(paymentEntry(nth)).toBeVisible()
      const name = { name: payments.action[act](), exact: true }
      const own = paymentEntry(nth).getByRole('button', name)
      return (await own.count()) > 0 ? own : page.getByRole('button', name).first()
    },
    paymentEntry,
    receipts: card(details.receipts.title()),
    rail,
    /** Locates one line of the history by its text. */
    happened: (text: string) => rail.getByRole('listitem').filter({ hasText: `${steps.past()}: ${text}` }),
    unfold: async () => {
      const earlier = page.getByRole('button', { expanded: false }).and(page.locator('[aria-controls]'))
      if (await earlier.first().isVisible()) await earlier.first().click()
    },
    verified: page.getByText(happened.verified(), { exact: true }),
    back: page.getByRole('link', { name: details.back() }),
    dialog,
    /** Confirms the open dialog, which then closes. */
    yes: async (text: string) => {
      await dialog.getByRole('button', { name: text, exact: true }).click()
      await expect(dialog).toHaveCount(0)
    },
    field: (label: string) => dialog.getByLabel(label),
  }
}
export type ExpenseScreen = ReturnType<typeof expenseScreen>
