import type { Page } from '@playwright/test'
import type { Messages } from '../support/messages.ts'
import type { ChosenFile } from '../support/pictures.ts'
import { passwordScreen } from './password.page.ts'

/** Drives the person's own payment account and the sign-up. */
export const paymentAccountScreen = (page: Page, messages: Messages) => {
  const { flow, bankAccounts, state } = messages.paymentAccounts
  const dialog = page.getByRole('dialog')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const optional = flow.address.optional()
  /** Finds a field by its whole label, optional or required. */
  const field = (label: string) =>
    page.getByLabel(label, { exact: true }).or(page.getByLabel(`${label} ${optional}`, { exact: true }))
  const fill = async (answers: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(answers)) await field(label).fill(text)
  }
  const fillDialog = async (answers: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(answers)) await dialog.getByLabel(label, { exact: true }).fill(text)
  }
  const goto = () => page.goto('/app/expenses/account')
  const [signUp, next, send] = [
    button(state.none.action({ service: messages.paymentService() })),
    button(flow.next()),
    button(flow.review.send()),
  ]
  const answer = async (answers: Readonly<Record<string, string>>) => {
    await fill(answers)
    await next.click()
  }
  const add = button(bankAccounts.add()).first()
  const addAccount = dialog.getByRole('button', { name: bankAccounts.form.add(), exact: true })
  /** Answers every question, when the bank asks for nothing more. */
  const answerAll = async (firstName: string, accountNumber: string) => {
    const { name, birth, email, address, digits } = flow
    const mail = `${firstName.toLowerCase()}@example.com`
    await answer({ [name.first()]: firstName, [name.last()]: 'Story' })
    await answer({ [birth.date()]: '1988-04-12' })
    await answer({ [email.email()]: mail, [email.again()]: mail })
    await field(address.state()).selectOption('NY')
    await answer({ [address.line1()]: '120 West 105th St', [address.city()]: 'New York', [address.zip()]: '10025' })
    await answer({ [digits.four()]: '6789' })
    await page.getByRole('checkbox').check()
    await next.click()
    await send.click()
    const { form } = bankAccounts
    const numbers = { [form.name()]: 'Household', [form.routing()]: '222222226', [form.number()]: accountNumber }
    await fill(numbers)
    await button(form.add()).click()
    await passwordScreen(page, messages).give()
  }
  /** Signs up from the account's own page. */
  const signUpWhole = async (firstName: string, accountNumber: string) => {
    await goto()
    await signUp.click()
    await answerAll(firstName, accountNumber)
    await page.getByRole('heading', { name: state.verified.title(), level: 2 }).waitFor()
  }
  return {
    goto,
    signUp,
    answerAll,
    signUpWhole,
    question: (title: string) => page.getByRole('heading', { name: title, level: 2 }),
    turn: (title: string) => page.getByRole('heading', { name: title, level: 2 }),
    field,
    fill,
    fillDialog,
    next,
    back: button(flow.previous()),
    send,
    sendPhoto: button(flow.document.send()),
    choose: (photo: ChosenFile) => page.locator('input[type=file]').first().setInputFiles(photo),
    add,
    addAccount,
    /** Locates what is said of a parent by first name, or of the viewer by "You". */
    standing: (name: string) => page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]'),
  }
}
