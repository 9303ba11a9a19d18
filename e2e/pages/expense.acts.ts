import { expect, type Locator } from '@playwright/test'
import type { CheckMeans } from '#contract/payments/payments.ts'
import type { Messages } from '../support/messages.ts'
import { receiptPicture } from '../support/pictures.ts'
import type { ExpenseScreen } from './expense.page.ts'
import type { FormScreen } from './form.page.ts'
import type { LogScreen } from './log.page.ts'

type Screens = { readonly expense: ExpenseScreen; readonly form: FormScreen; readonly log: LogScreen }

export type Check = {
  readonly amount?: string
  readonly means?: CheckMeans
  readonly paidOn?: string
  readonly number?: string
  readonly note?: string
}

/** Performs each action on an expense, from the button to the end of its dialog. */
export const actsIn = ({ expense, form, log }: Screens, { common, expenses, payments }: Messages) => {
  const { dialogs } = expenses
  const giveReason = async (label: string, text: string, yes: string) => {
    await expense.field(label).fill(text)
    await expense.yes(yes)
  }
  /** Presses what a phone has in the menu of the page's bar. */
  const pressQuiet = async (wide: Locator, text: string) => {
    await expect(wide.or(expense.more).first()).toBeVisible()
    if (await wide.isVisible()) return wide.click()
    await expense.more.click()
    await expense.menuItem(text).click()
  }
  const { action } = expenses.turn
  return {
    /** Adds what the form holds, and opens its line on the log. */
    addAndOpen: async (name: string) => {
      await form.save.or(form.savePrivate).click()
      await expect(log.added(name)).toBeVisible()
      await log.openFirst(name)
      await expect(expense.heading(name)).toBeVisible()
    },
    share: async (name: string) => {
      await expense.share(name).click()
      await expense.yes(dialogs.share.action())
    },
    /** Changes the open form and saves it. */
    edit: async (typed: Parameters<typeof form.fill>[0]) => {
      await expense.act('edit').click()
      await form.fill(typed)
      await form.saveEdit.click()
    },
    delete: async () => {
      await pressQuiet(expense.act('delete'), action.delete())
      await expense.yes(dialogs.delete.action())
    },
    approve: () => expense.act('approve').click(),
    decline: async (reason: string) => {
      await expense.act('decline').click()
      await giveReason(dialogs.decline.reason(), reason, dialogs.decline.action())
    },
    /** Works for the first request and for a repeated one. */
    requestReceipt: async (note: string) => {
      await expense.act('requestReceipt').or(expense.act('requestReceiptAgain')).click()
      await giveReason(dialogs.requestReceipt.note(), note, dialogs.requestReceipt.action())
    },
    addReceipt: async () => {
      await expense.act('addReceipt').click()
      await form.attach(await receiptPicture())
      await expense.yes(dialogs.addReceipt.action())
    },
    withdraw: async () => {
      await pressQuiet(expense.act('withdraw'), action.withdraw())
      await expense.yes(dialogs.withdraw.action())
    },
    schedule: () => pressQuiet(expense.toSchedule, action.schedule()),
    pay: async ({ amount, means, paidOn, number, note }: Check = {}) => {
      await expense.act('pay').click()
      if (means) await expense.dialog.getByText(payments.means[means](), { exact: true }).click()
      if (paidOn) await expense.field(common.pay.paidOn()).fill(paidOn)
      if (amount) await expense.field(common.pay.amount()).fill(amount)
      if (number) await expense.field(common.pay.number()).fill(number)
      if (note) await expense.field(common.pay.note()).fill(note)
      await expense.yes(dialogs.pay.action())
    },
    /** Enters the amount of a transfer and continues to its summary. */
    reviewTransfer: async (amount: string) => {
      await expense.field(common.pay.amount()).fill(amount)
      await expense.dialog.getByRole('button', { name: payments.pay.continue(), exact: true }).click()
    },
    sendTransfer: (amount: string) => expense.yes(payments.pay.review.send({ amount })),
    /** Pays by transfer; `typed` is the amount as entered, `said` as it is shown. */
    payByBank: async (typed: string, said: string) => {
      await expense.act('payByBank').click()
      await expense.field(common.pay.amount()).fill(typed)
      await expense.dialog.getByRole('button', { name: payments.pay.continue(), exact: true }).click()
      await expense.yes(payments.pay.review.send({ amount: said }))
    },
    stop: async (nth = 1) => {
      await (await expense.payment('stop', nth)).click()
      await expense.yes(payments.dialogs.stop.action())
    },
    markReimbursed: async () => {
      await expense.act('markReimbursed').click()
      await expense.yes(dialogs.markReimbursed.action())
    },
    confirm: async (nth = 1) => (await expense.payment('confirm', nth)).click(),
    refuse: async (reason: string, nth = 1) => {
      await (await expense.payment('refuse', nth)).click()
      await giveReason(payments.dialogs.reason(), reason, payments.dialogs.refuse.action())
    },
    void: async (reason: string, nth = 1) => {
      await (await expense.payment('void', nth)).click()
      await giveReason(payments.dialogs.reason(), reason, payments.dialogs.voidAction())
    },
  }
}
export type Acts = ReturnType<typeof actsIn>
