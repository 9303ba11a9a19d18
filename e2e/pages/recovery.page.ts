import type { Page } from '@playwright/test'
import type { Messages } from '../support/messages.ts'

/** The pages that lead back into an account, by what a person sees of them. */
export const recoveryScreen = (page: Page, { accountRecovery: texts, login }: Messages) => {
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
  return {
    forgotPassword: heading(login.forgotPassword()),
    forgotUsername: heading(login.forgotUsername()),
    sent: heading(texts.sent.title()),
    ended: heading(texts.ended.title()),
    reset: heading(texts.reset.title()),
    done: heading(texts.reset.doneTitle()),
    /** Stands where a mailed link leads to signing in. */
    signsIn: (username: string) => page.getByText(texts.link.of({ username })),
    username: page.getByLabel(login.username(), { exact: true }),
    email: page.getByLabel(texts.forgotUsername.email(), { exact: true }),
    next: page.getByLabel(texts.reset.next(), { exact: true }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    follow: (name: string) => page.getByRole('link', { name, exact: true }).click(),
  }
}
