import type { Page } from '@playwright/test'
import type { Messages } from '../../support/messages.ts'

/** Drives the folders, a thread in them, and the form that writes a message. */
export const messagesScreen = (page: Page, { messages, shell, home }: Messages) => {
  const { form, thread, list, folders, leave } = messages
  const answer = page.getByRole('form')
  return {
    goto: () => page.goto('/app/messages'),
    /** Locates the navigation entry with its count, which is absent for zero. */
    entry: (count: number) => {
      const fresh = count > 0 ? `\\s*, ${shell.newMessages({ count })}` : ''
      return page
        .getByRole('navigation', { name: shell.navigation() })
        .getByRole('link', { name: new RegExp(`^${shell.toMessages()}${fresh}$`) })
    },
    heading: page.getByRole('heading', { name: messages.title(), level: 1 }),
    folder: (name: keyof typeof folders & ('inbox' | 'drafts' | 'sent' | 'archive' | 'all' | 'notifications')) =>
      page
        .getByRole('navigation', { name: folders.label() })
        .getByRole('link', { name: new RegExp(`^${folders[name]()}`) }),
    emptyInbox: page.getByText(list.empty.inbox.title()),
    row: (subject: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link').filter({ hasText: subject }) }),
    open: (subject: string) => page.getByRole('link').filter({ hasText: subject }).first().click(),
    unopened: home.unopened.title(),
    thread: (subject: string) => page.getByRole('list', { name: subject }),
    message: (subject: string, nth: number) => page.getByRole('list', { name: subject }).getByRole('article').nth(nth),
    openButton: page.getByRole('button', { name: thread.open(), exact: true }),
    compose: page.getByRole('link', { name: messages.compose(), exact: true }),
    to: (name: string) => page.getByRole('checkbox', { name }),
    subject: page.getByLabel(form.subject(), { exact: true }),
    body: page.getByLabel(form.body(), { exact: true }),
    attach: page.getByLabel(form.attach(), { exact: true }),
    attached: page.getByRole('list', { name: form.attached() }).getByRole('listitem'),
    saved: page.getByRole('status').filter({ hasText: new RegExp(form.saved({ at: '' }).trim()) }),
    send: page.getByRole('button', { name: form.send(), exact: true }),
    answer: answer.getByRole('textbox'),
    sendAnswer: page.getByRole('button', { name: form.sendReply(), exact: true }),
    leave: page.getByRole('dialog', { name: leave.title() }),
  }
}
