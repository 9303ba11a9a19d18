import type { Page } from '@playwright/test'
import type { Messages } from '../support/messages.ts'
import type { ChosenFile } from '../support/pictures.ts'

type Given = {
  readonly file?: ChosenFile | string | ChosenFile[]
  readonly key?: string
  readonly code?: string
}

/** Drives the page on which somebody without an account checks a record. */
export const verifyScreen = (page: Page, { verify }: Messages) => ({
  heading: page.getByRole('heading', { name: verify.title(), level: 1 }),
  goto: async () => {
    await page.goto('/app/verify')
    await page.getByRole('button', { name: verify.submit() }).waitFor()
    await page.waitForLoadState('networkidle')
  },
  check: async ({ file, key, code }: Given) => {
    if (file !== undefined) await page.getByLabel(verify.file.browse(), { exact: true }).setInputFiles(file)
    if (key !== undefined) {
      const field = page.getByLabel(verify.key.label(), { exact: true })
      if (!(await field.isVisible())) await page.getByText(verify.key.another(), { exact: true }).click()
      await field.fill(key)
    }
    if (code !== undefined) await page.getByLabel(verify.code.label()).fill(code)
    await page.getByRole('button', { name: verify.submit() }).click()
  },
  /** Unfolds what held beside a check that failed. */
  others: () => page.getByText(verify.others(), { exact: true }).click(),
  again: () => page.getByRole('button', { name: verify.again() }).click(),
  /** Locates the overall result at the top. */
  answer: (title: string) => page.getByRole('heading', { name: title, level: 2 }),
  /** Locates the checks with this result. */
  lines: (state: 'holds' | 'fails' | 'open') =>
    page.getByRole('listitem').filter({ hasText: new RegExp(`^${verify.state[state]()}: `) }),
})
