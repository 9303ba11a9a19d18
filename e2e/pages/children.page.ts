import type { Page } from '@playwright/test'
import type { Messages } from '../support/messages.ts'

/** Drives the list of the family's children. */
export const childrenScreen = (page: Page, { children }: Messages) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    goto: () => page.goto('/app/account/children'),
    heading: page.getByRole('heading', { name: children.title(), level: 1 }),
    child: (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) }),
    add: button(children.add()),
    edit: (name: string) => button(children.editOf({ name })),
    archive: (name: string) => button(children.archiveOf({ name })),
    restore: (name: string) => button(children.restoreOf({ name })),
    remove: (name: string) => button(children.removeOf({ name })),
    firstName: dialog.getByLabel(children.form.firstName()),
    dialog,
    save: async () => {
      await dialog.getByRole('button', { name: children.form.save(), exact: true }).click()
    },
    confirm: async () => {
      await dialog.getByRole('button', { name: children.removing.action(), exact: true }).click()
    },
    goOn: page.getByRole('link', { name: children.ready.action() }),
  }
}
