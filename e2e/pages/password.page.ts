import { expect, type Page } from '@playwright/test'
import { demoPassword } from '#server/seed/accounts.ts'
import type { Messages } from '../support/messages.ts'

/** Drives the dialog in which a command waits for the password. */
export const passwordScreen = (page: Page, messages: Messages) => {
  const { again } = messages.account
  const dialog = page.getByRole('dialog', { name: again.title(), exact: true })
  const submit = dialog.getByRole('button', { name: again.submit(), exact: true })
  return {
    dialog,
    type: async (password: string) => {
      await dialog.getByLabel(again.label(), { exact: true }).fill(password)
      await submit.click()
    },
    /** Gives the right password, after which the dialog closes. */
    give: async () => {
      await dialog.getByLabel(again.label(), { exact: true }).fill(demoPassword)
      await submit.click()
      await expect(dialog).toHaveCount(0)
    },
  }
}
