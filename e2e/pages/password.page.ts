import { expect, type Page } from '@playwright/test'
import { demoPassword } from '#server/seed/accounts.ts'
import type { Messages } from '../support/messages.ts'
import { type Hands, pointerOn } from './hands.ts'

/** Drives the dialog in which a command waits for the password. */
export const passwordScreen = (page: Page, messages: Messages, hands: Hands = pointerOn(page)) => {
  const { again } = messages.account
  const dialog = page.getByRole('dialog', { name: again.title(), exact: true })
  const submit = dialog.getByRole('button', { name: again.submit(), exact: true })
  const type = async (password: string) => {
    await hands.type(dialog.getByLabel(again.label(), { exact: true }), password)
    await hands.press(submit)
  }
  return {
    dialog,
    type,
    /** Gives the right password, after which the dialog closes. */
    give: async () => {
      await type(demoPassword)
      await expect(dialog).toHaveCount(0)
    },
  }
}
