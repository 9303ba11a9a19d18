import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'
import type { ExpenseSumsDto, ExpenseTotalsDto } from '#contract/expenses/expense-sums.ts'
import { sessionKeys } from '#contract/session.ts'
import { AppRoot } from '#src/app/boot/app-root.tsx'
import { createApp } from '#src/app/boot/create-app.ts'
import type { AppFeature } from '#src/features/feature.ts'
import { features } from '#src/features/features.ts'
import { expenseId, family, now, type Person, people } from './family.ts'
import { historyOfTest } from './history-of-test.ts'

/** Replaces the live stream with a silent one, because jsdom has no EventSource. */
class SilentLine extends EventTarget {
  close() {}
}

const nothing = { count: 0, items: [], support: [] }
const nothingOwed = { amount: 0, count: 0, left: 0, unconfirmed: 0, scheduled: 0, unanswered: 0 }
export const totals: ExpenseTotalsDto = {
  youOwe: nothingOwed,
  othersOwe: nothingOwed,
  withBank: { amount: 0, count: 0 },
}
const noSum = { count: 0, total: 0 }
export const sums: ExpenseSumsDto = { counted: { ...noSum, shares: [], owed: [] }, ended: noSum, private: noSum }

/** A page of the log; `more` replaces parts of it. */
export const page = (items: unknown[], more: object = {}) => ({
  items,
  next: null,
  count: items.length,
  totals,
  sums,
  ...more,
})

export const refusal = (status: number, exception: string, more: object = {}) =>
  Response.json(
    { exception, status, statusCode: status, userMessage: `Refused: ${exception}.`, validationErrors: [], ...more },
    { status },
  )

/** Answers twice that there is too much to do at this moment, then as `answer` does. */
export const busyAtFirst = (answer: Answer): Answer => {
  let asked = 0
  return (body, url) => {
    asked += 1
    if (asked > 2) return answer(body, url)
    const busy = refusal(429, 'rateLimited')
    busy.headers.set('retry-after', '0')
    return busy
  }
}

export type Answer = (body: unknown, url: URL) => unknown
/** Maps `METHOD /path` to an answer; anything but a Response is sent as JSON. */
export type Answers = Record<string, Answer>
export type Sent = { readonly what: string; readonly body: unknown; readonly key: string | null }

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.text()
  return text === '' ? null : JSON.parse(text)
}

type Options = { person?: Person; locale?: string; change?: object; features?: readonly AppFeature[] }

const usualAnswers = ({ person = 'other', locale = 'en-US', change }: Options): Answers => {
  const { viewpoint, mode } = people[person]
  const values = Object.fromEntries(sessionKeys.map((key) => [key, null]))
  return {
    'GET /ofw/appv2/localstorage.json': () => ({ ...values, auth: 'token', languageLocale: locale, currentTime: now }),
    'GET /pub/v1/family': () => ({ ...family(viewpoint, mode), ...change }),
    'GET /pub/v1/expenses': () => page([]),
    'GET /pub/v1/me/passkeys': () => ({ items: [], offered: true }),
    'GET /pub/v1/me/sign-ins': () => ({ items: [], next: null }),
    'GET /pub/v1/home': () => ({ you: nothing, others: nothing, totals }),
    'GET /pub/v1/messages/counts': () => ({ unread: 0, inbox: 0, notices: 0, drafts: 0, latest: [] }),
    'GET /pub/v1/parenting-time': () => ({
      zone: 'America/New_York',
      schedules: [],
      holidays: [],
      swaps: [],
      breaks: [],
      actual: [],
    }),
    'GET /pub/v1/history': () => ({ lines: [], next: null }),
    'GET /pub/v1/history-check': () => ({ entries: 0, checkedAt: now, broken: [] }),
    [`GET /pub/v1/history/${expenseId}`]: () => ({ entries: [], verified: true }),
  }
}

/** Opens the whole app at an address as one person, with a server that answers by method and path. */
export async function openApp(address: string, answers: Answers, options: Options = {}) {
  const known: Answers = { ...usualAnswers(options), ...answers }
  const sent: Sent[] = []
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('EventSource', SilentLine)
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url)
    const what = `${request.method} ${url.pathname}`
    const body = request.method === 'GET' ? null : await bodyOf(request)
    sent.push({ what, body, key: request.headers.get('idempotency-key') })
    const answer = known[what]
    if (!answer) return refusal(404, 'notFound')
    const given = await answer(body, url)
    return given instanceof Response ? given : Response.json(given ?? null)
  })
  history.replaceState(null, '', address)
  const ownHistory = historyOfTest()
  onTestFinished(ownHistory.end)
  /** Records where the app redirected the browser, and what it ended. */
  const left: string[] = []
  const ended: string[] = []
  const app = createApp({
    loadFeatures: async () => options.features ?? features,
    history: ownHistory.history,
    supportChat: { end: () => void ended.push('chat') },
    leave: (to) => void left.push(to),
  })
  app.session.start()
  onTestFinished(() => void app.session.stop())
  await app.dictionaries.need('errors', 'shell')
  render(<AppRoot app={app} />)
  return { app, sent, left, ended, user: userEvent.setup() }
}

export const commandsIn = (sent: readonly Sent[]) => sent.filter(({ what }) => what.endsWith('/events'))
