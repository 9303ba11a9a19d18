import type { Page } from '@playwright/test'
import { demoPassword } from '#server/seed/accounts.ts'
import type { Messages } from '../support/messages.ts'

export const loginScreen = (page: Page, { login }: Messages) => {
  const username = page.getByLabel(login.username(), { exact: true })
  const password = page.getByLabel(login.password(), { exact: true })
  const submit = page.getByRole('button', { name: login.submit(), exact: true })
  return {
    heading: page.getByRole('heading', { name: login.title(), level: 1 }),
    username,
    password,
    submit,
    problem: page.getByRole('alert'),
    goto: (query = '') => page.goto(`/app/login${query}`),
    signIn: async (name: string, secret = demoPassword) => {
      await username.fill(name)
      await password.fill(secret)
      await submit.click()
    },
  }
}
export type LoginScreen = ReturnType<typeof loginScreen>
