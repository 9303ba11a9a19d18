import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { sessionRoutes } from '#contract/session.ts'
import { demoPassword } from '#server/seed/accounts.ts'
import { type Acts, actsIn } from '../pages/expense.acts.ts'
import { type ExpenseScreen, expenseScreen } from '../pages/expense.page.ts'
import { type FormScreen, formScreen } from '../pages/form.page.ts'
import { type HistoryScreen, historyScreen } from '../pages/history.page.ts'
import { type HomeScreen, homeScreen } from '../pages/home.page.ts'
import { type LogScreen, logScreen } from '../pages/log.page.ts'
import { type LoginScreen, loginScreen } from '../pages/login.page.ts'
import { type NoticesScreen, noticesScreen } from '../pages/notices.page.ts'
import { type PaymentsScreen, paymentsScreen } from '../pages/payments.page.ts'
import { type Shell, shellOf } from '../pages/shell.page.ts'
import type { Messages } from './messages.ts'

/** Describes one browser window with the page object of each screen. */
export type Window = {
  readonly page: Page
  readonly shell: Shell
  readonly login: LoginScreen
  readonly home: HomeScreen
  readonly history: HistoryScreen
  readonly log: LogScreen
  readonly form: FormScreen
  readonly expense: ExpenseScreen
  readonly notices: NoticesScreen
  readonly payments: PaymentsScreen
  /** Performs actions on the details page of an expense. */
  readonly acts: Acts
}

/** Describes a person in their own browser context with one window; `tab` opens another. */
export type Person = Window & {
  readonly id: string
  readonly name: string
  readonly username: string
  readonly context: BrowserContext
  tab(): Promise<Window>
}

const windowOn = (page: Page, messages: Messages): Window => {
  const form = formScreen(page, messages)
  const log = logScreen(page, messages)
  const expense = expenseScreen(page, messages)
  return {
    page,
    shell: shellOf(page, messages),
    login: loginScreen(page, messages),
    home: homeScreen(page, messages),
    history: historyScreen(page, messages),
    log,
    form,
    expense,
    notices: noticesScreen(page, messages),
    payments: paymentsScreen(page, messages),
    acts: actsIn({ form, expense, log }, messages),
  }
}

type Who = { readonly id: string; readonly name: string; readonly username: string }
type At = { readonly url: string; readonly messages: Messages; readonly options?: BrowserContextOptions }

/** Opens a browser in which nobody has signed in. */
export const strangerIn = async (
  browser: Browser,
  { url, messages, options }: At,
): Promise<Omit<Person, keyof Who>> => {
  const context = await browser.newContext({ ...options, baseURL: url })
  const tab = async () => windowOn(await context.newPage(), messages)
  return { ...(await tab()), context, tab }
}

/** Opens a browser signed in through the API, with an empty window. */
export const personIn = async (browser: Browser, who: Who, at: At): Promise<Person> => {
  const stranger = await strangerIn(browser, at)
  await stranger.context.request.post(sessionRoutes.signIn.path, {
    data: { username: who.username, password: demoPassword },
    headers: { origin: at.url },
    failOnStatusCode: true,
  })
  return { ...stranger, ...who }
}
