import { expect, type Page } from '@playwright/test'
import type { Keyboard } from '../support/keyboard.ts'
import type { Messages } from '../support/messages.ts'

/** Drives the frame of every page: at the left on a desktop, at the bottom and behind More on a phone. */
export const shellOf = (page: Page, { errors, shell, footer, productName }: Messages) => {
  const more = page.getByRole('button', { name: shell.more(), exact: true })
  const navigation = page.getByRole('navigation', { name: shell.navigation() })
  const signOut = page.getByRole('button', { name: shell.signOut(), exact: true })
  /** Says whether there is a More, once either shell is drawn. */
  const isPhone = async () => {
    await expect(more.or(signOut).first()).toBeVisible()
    return more.isVisible()
  }
  const place = (label: string) => page.getByRole('list').getByRole('link', { name: label, exact: true }).first()
  return {
    navigation,
    footer: page.getByRole('navigation', { name: footer.label() }),
    /** Clicks what opens over the page instead of leading elsewhere. */
    pressFooter: (label: string) =>
      page.getByRole('navigation', { name: footer.label() }).getByRole('button', { name: label, exact: true }).click(),
    toExpenses: navigation.getByRole('link', { name: shell.toExpenses() }),
    /** Opens one of the secondary pages, on a phone behind More. */
    goTo: async (label: string) => {
      if (await isPhone()) await more.click()
      await place(label).click()
    },
    goByKeyboard: async (hands: Keyboard, label: string) => {
      if (await isPhone()) await hands.press(more)
      await hands.press(place(label))
    },
    title: (name: string) => shell.pageTitle({ page: name, product: productName() }),
    offline: page.getByRole('status').filter({ hasText: shell.offline() }),
    viewing: (name: string) => page.getByRole('region', { name: shell.viewingAs({ name }), exact: true }),
    notFound: page.getByRole('heading', { name: errors.pageNotFound(), level: 1 }),
    language: page.getByLabel(shell.language()),
    signOut: async () => {
      if (await isPhone()) await more.click()
      await signOut.click()
    },
  }
}
export type Shell = ReturnType<typeof shellOf>
