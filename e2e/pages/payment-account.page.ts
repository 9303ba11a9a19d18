import type { Page } from '@playwright/test'
import type { ChosenFile } from '../support/pictures.ts'
import type { Words } from '../support/words.ts'

/** One's own payment account, and the way through signing up. */
export const paymentAccountScreen = (page: Page, words: Words) => {
  const { flow, bankAccounts, state } = words.paymentAccounts
  const dialog = page.getByRole('dialog')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const optional = flow.address.optional()
  /** By its whole label, whether it may be left empty or not. */
  const field = (label: string) =>
    page.getByLabel(label, { exact: true }).or(page.getByLabel(`${label} ${optional}`, { exact: true }))
  return {
    goto: () => page.goto('/app/expenses/account'),
    signUp: button(state.none.action({ service: words.paymentService() })),
    question: (title: string) => page.getByRole('heading', { name: title, level: 2 }),
    turn: (title: string) => page.getByRole('heading', { name: title, level: 2 }),
    field,
    fill: async (answers: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(answers)) await field(label).fill(text)
    },
    fillDialog: async (answers: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(answers)) await dialog.getByLabel(label, { exact: true }).fill(text)
    },
    next: button(flow.next()),
    back: button(flow.previous()),
    send: button(flow.review.send()),
    sendPhoto: button(flow.document.send()),
    choose: (photo: ChosenFile) => page.locator('input[type=file]').first().setInputFiles(photo),
    add: button(bankAccounts.add()).first(),
    addAccount: dialog.getByRole('button', { name: bankAccounts.form.add(), exact: true }),
    /** What is said of a parent, by first name; of the reader by "You". */
    standing: (name: string) => page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]'),
  }
}
