import type { Locator, Page } from '@playwright/test'
import type { ContactReason } from '#contract/contact.ts'
import type { Messages } from '../support/messages.ts'

/** Drives the contact form, in a dialog over any page or on its own page. */
export const contactScreen = (page: Page, { contact, errors }: Messages) => {
  const within = (form: Locator | Page) => ({
    reason: form.getByLabel(contact.reason()),
    message: form.getByLabel(contact.message()),
    email: form.getByLabel(contact.email()),
    send: form.getByRole('button', { name: contact.submit(), exact: true }),
    failed: form.getByRole('alert').filter({ hasText: errors.contactFailed() }),
  })
  const dialog = page.getByRole('dialog', { name: contact.title() })
  return {
    goto: () => page.goto('/app/contact'),
    heading: page.getByRole('heading', { name: contact.title(), level: 1 }),
    dialog,
    inDialog: within(dialog),
    onPage: within(page.getByRole('main')),
    thanks: page.getByText(contact.thanks()),
    thanksDialog: page.getByRole('dialog', { name: contact.thanksTitle() }),
    reasonText: (reason: ContactReason) => contact.reasons[reason](),
  }
}
