import { expect, type Page } from '@playwright/test'
import type { Messages } from '../support/messages.ts'
import type { ChosenFile } from '../support/pictures.ts'

export type Typed = {
  readonly name?: string
  readonly amount?: string
  readonly category?: 'general' | 'medicalDental' | 'other' | 'personal'
  readonly children?: readonly string[]
  readonly ownPercent?: string
  readonly note?: string
  readonly private?: boolean
}

/** Drives the form of a new or edited expense. */
export const formScreen = (page: Page, { common, expenses }: Messages) => {
  const { form, dialogs } = expenses
  const { category } = common
  const fields = {
    name: page.getByLabel(form.name()),
    amount: page.getByLabel(form.amount()),
    date: page.getByLabel(form.date()),
    category: page.getByLabel(form.category()),
    split: page.getByLabel(form.splitChoice(), { exact: true }),
    ownPercent: page.getByLabel(form.ownPercent(), { exact: true }),
    note: page.getByLabel(form.note()),
    private: page.getByLabel(form.private()),
    child: (name: string) => page.getByRole('checkbox', { name, exact: true }),
  }
  const receipts = page.getByRole('group', { name: form.receipts() })
  return {
    ...fields,
    receipts,
    goto: () => page.goto('/app/expenses/new'),
    heading: page.getByRole('heading', { name: form.newTitle(), level: 1 }),
    save: page.getByRole('button', { name: form.save(), exact: true }),
    savePrivate: page.getByRole('button', { name: form.savePrivate(), exact: true }),
    saveEdit: page.getByRole('button', { name: form.saveEdit(), exact: true }),
    leaving: page.getByRole('dialog', { name: dialogs.leave.title() }),
    stay: page.getByRole('button', { name: dialogs.leave.stay(), exact: true }).first(),
    leave: page.getByRole('button', { name: dialogs.leave.leave(), exact: true }),
    fill: async (typed: Typed) => {
      if (typed.name !== undefined) await fields.name.fill(typed.name)
      if (typed.amount !== undefined) await fields.amount.fill(typed.amount)
      for (const child of typed.children ?? []) await fields.child(child).check()
      if (typed.category) {
        const wanted = await fields.category
          .locator('option')
          .filter({ hasText: category[typed.category]() })
          .first()
          .getAttribute('value')
        await fields.category.selectOption(wanted)
      }
      if (typed.ownPercent !== undefined) {
        await fields.split.selectOption({ label: form.splitOther() })
        await fields.ownPercent.fill(typed.ownPercent)
      }
      if (typed.note !== undefined) await fields.note.fill(typed.note)
      if (typed.private) await fields.private.check()
    },
    attach: async (...files: ChosenFile[]) => {
      await receipts
        .locator('input[type=file]')
        .first()
        .setInputFiles(files.map((file) => ({ ...file })))
      for (const { name } of files)
        await expect(receipts.getByRole('button', { name: form.removeFile({ file: name }) })).toBeVisible()
      await expect(receipts.getByRole('progressbar')).toHaveCount(0)
    },
  }
}
export type FormScreen = ReturnType<typeof formScreen>
