import type { Page } from '@playwright/test'
import type { feedScopes } from '#contract/calendar-feeds/calendar-feeds.ts'
import type { Messages } from '../../support/messages.ts'
import { type Hands, pointerOn } from '../hands.ts'
import { passwordScreen } from '../password.page.ts'

/** Drives the page of the addresses at which other programs read the calendar. `look` sees each dialog that is open. */
export const feedsScreen = (
  page: Page,
  messages: Messages,
  { hands = pointerOn(page), look = async () => {} }: { hands?: Hands; look?: (page: Page) => Promise<void> } = {},
) => {
  const { calendarFeeds: texts } = messages
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    goto: () => page.goto('/app/calendar/connections'),
    empty: page.getByText(texts.empty.title()),
    /** Makes an address, gives the password, and returns the address that is shown once. */
    make: async (name: string, scope: (typeof feedScopes)[number]): Promise<string> => {
      await hands.press(button(texts.make()))
      const form = page.getByRole('dialog', { name: texts.form.title() })
      await hands.type(form.getByLabel(texts.form.name(), { exact: true }), name)
      await hands.select(form.getByLabel(texts.form.scope(), { exact: true }), { label: texts.scope[scope].name() })
      await look(page)
      await hands.press(form.getByRole('button', { name: texts.form.submit(), exact: true }))
      await passwordScreen(page, messages, hands).give()
      const made = page.getByRole('dialog', { name: texts.made.title() })
      const address = await made.getByLabel(texts.made.field(), { exact: true }).inputValue()
      await look(page)
      await hands.press(made.getByRole('button', { name: texts.made.done(), exact: true }).last())
      return address
    },
    revoke: async (name: string) => {
      await hands.press(button(texts.revoke()))
      const confirm = page.getByRole('dialog', { name: texts.confirm.title({ name }) })
      await look(page)
      await hands.press(confirm.getByRole('button', { name: texts.revoke(), exact: true }))
    },
  }
}
