import type { Page } from '@playwright/test'
import type { Messages } from '../support/messages.ts'

type TypedCategory = { readonly title: string; readonly recorder: string; readonly other?: string }

/** Drives the categories that split expenses, on their page or over an expense's form. */
export const categoriesScreen = (page: Page, { categories }: Messages) => {
  const { form, split } = categories
  const dialog = page.getByRole('dialog')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const category = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  return {
    goto: () => page.goto('/app/expenses/categories'),
    heading: page.getByRole('heading', { name: categories.title(), level: 1 }),
    category,
    /** Locates who bears what when this parent records; without a name, when the viewer does. */
    split: (title: string, recorder?: string) =>
      category(title).getByRole('group', { name: recorder ? split.records({ name: recorder }) : split.youRecord() }),
    add: page.getByRole('button', { name: categories.add(), exact: true }).first(),
    edit: (title: string) => button(categories.editOf({ title })),
    remove: (title: string) => button(categories.removeOf({ title })),
    again: (title: string) => button(categories.againOf({ title })),
    dialog,
    title: dialog.getByLabel(form.name()),
    recorder: dialog.getByLabel(form.creatorPercent()),
    other: dialog.getByLabel(form.otherPercent()),
    fill: async ({ title, recorder, other }: TypedCategory) => {
      await dialog.getByLabel(form.name()).fill(title)
      await dialog.getByLabel(form.creatorPercent()).fill(recorder)
      if (other !== undefined) await dialog.getByLabel(form.otherPercent()).fill(other)
    },
    press: async (what: 'make' | 'save' | 'makeInstead') => {
      await dialog.getByRole('button', { name: form[what](), exact: true }).click()
    },
  }
}
