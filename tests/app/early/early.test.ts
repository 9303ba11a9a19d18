import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { actualTimeRoutes } from '#contract/calendar/actual-times.ts'
import { changeRequestRoutes } from '#contract/calendar/change-requests.ts'
import { calendarEventRoutes } from '#contract/calendar-events/calendar-events.ts'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { familyRoutes } from '#contract/families.ts'
import { homeRoutes } from '#contract/home.ts'
import { infoBankRoutes } from '#contract/info-bank/info-routes.ts'
import { messageCountRoutes } from '#contract/messages/message-counts.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { paymentSeriesRoutes } from '#contract/payment-schedules/payment-schedules.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { sessionRoutes } from '#contract/session.ts'
import { dropEarly, type EarlyAnswers, takeEarly } from '#src/api/early-answers.ts'
import { pageSize } from '#src/app/shared/list/use-pages.ts'
import { askEarly } from '#src/early/ask-early.ts'
import { firstRequests, sessionPath } from '#src/early/first-requests.ts'
import { askedOf, selectionFrom } from '#src/features/expenses/list/log-selection.ts'

const values = { auth: 'token-1', userId: 'person-1', userType: 'parent', languageLocale: 'es-MX' }
const json = (data: unknown, status = 200) =>
  new Response(JSON.stringify(data), { status, headers: { 'content-type': 'application/json' } })
const never = () => new AbortController().signal
const at = (path: string) => new URL(path, location.origin).href

const bases = document.createElement('meta')
let answers: EarlyAnswers
let asked: { readonly url: string; readonly headers: Headers }[]

/** Answers each request by its path and notes it. */
function open(path: string, answer: (pathname: string) => Promise<Response>) {
  history.replaceState(null, '', path)
  vi.stubGlobal('fetch', (url: URL, { headers }: { headers: Headers }) => {
    asked.push({ url: url.href, headers })
    return answer(url.pathname)
  })
  askEarly(answers)
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  // An early answer is taken while the page is young, and a worker that ran other files is not.
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  bases.name = 'api-bases'
  bases.content = '{"own":"/"}'
  document.head.append(bases)
  answers = new Map()
  asked = []
  window.earlyAnswers = answers
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  bases.remove()
  delete window.earlyAnswers
})

test('its addresses are those of the contract', () => {
  const paths = firstRequests(new URL(at('/app/expenses')), 'parent').map(({ path }) => path)
  expect(sessionPath).toBe(sessionRoutes.localStorage.path)
  expect(paths).toEqual(
    [familyRoutes.current, homeRoutes.waiting, messageCountRoutes.counts, expenseRoutes.list].map(({ path }) => path),
  )
})

test('the log is asked for at the answer of the session, in its name and language, and taken once', async () => {
  open('/app/expenses', async (path) => json(path === sessionPath ? values : { path }))
  await settled()
  const list = at('/pub/v1/expenses?show=outstanding&limit=50')
  expect(asked.map(({ url }) => url)).toEqual([
    at(sessionPath),
    at('/pub/v1/family'),
    at('/pub/v1/home'),
    at('/pub/v1/messages/counts'),
    list,
  ])
  const headers = Object.fromEntries(asked.at(-1)?.headers ?? [])
  expect(headers).toMatchObject({
    authorization: 'Bearer token-1',
    'ofw-user-id': 'person-1',
    'accept-language': 'es-MX',
  })
  const taken = await takeEarly(list, 'Bearer token-1', never())
  expect(await taken?.json()).toEqual({ path: '/pub/v1/expenses' })
  expect(await takeEarly(list, 'Bearer token-1', never())).toBeNull()
})

const one = '00000000-0000-4000-8000-0000000000a1'
test.each([
  [`/app/expenses/payments/${one}`, paymentRoutes.get, {}],
  [`/app/expenses/scheduled/${one}`, paymentSeriesRoutes.get, {}],
  [`/app/calendar/events/${one}`, calendarEventRoutes.get, {}],
  [`/app/calendar/events/${one}?on=2026-11-20`, calendarEventRoutes.get, { on: '2026-11-20' }],
  [`/app/calendar/changes/${one}`, changeRequestRoutes.list, {}],
  [`/app/calendar/actual/${one}`, actualTimeRoutes.list, {}],
  [`/app/infobank/${one}`, infoBankRoutes.get, {}],
  ['/app/messages', messageRoutes.list, { folder: 'inbox' }],
  [`/app/messages?thread=${one}`, messageRoutes.thread, {}],
])('%s is asked for with its document', (address, route, query) => {
  const last = firstRequests(new URL(at(address)), 'parent').at(-1)
  expect(last?.path).toBe(route.path.replace(':id', one))
  expect(last?.query ?? {}).toEqual(query)
})

test.each([
  `/app/expenses/${one}`,
  `/app/journal/${one}`,
  '/app/calendar/events/new',
  '/app/infobank/card',
  '/app/messages?thread=unknown',
  `/app/messages?thread=${one}&folder=sent`,
])('%s is asked for by the app alone', (address) => {
  expect(firstRequests(new URL(at(address)), 'parent')).toEqual(firstRequests(new URL(at('/app/home')), 'parent'))
})

test('the list is asked for as the log asks without a selection', () => {
  const { query } = firstRequests({ pathname: '/app/expenses', search: '' }, 'parent').at(-1) ?? {}
  const { limit, ...selection } = query ?? {}
  expect(selection).toEqual(askedOf(selectionFrom({})))
  expect(limit).toBe(String(pageSize.first))
})

test.each([
  ['an address with a selection', '/app/expenses?show=all', values, 4],
  ['a child', '/app/expenses', { ...values, userType: 'child' }, 2],
  ['a page that needs nobody', '/app/about', values, 1],
  ['the login', '/app/login', values, 1],
])('%s asks for no more than its page shows', async (_, path, session, count) => {
  open(path, async () => json(session))
  await settled()
  expect(asked).toHaveLength(count)
})

test('without a session the app gets the refusal and nothing else is asked', async () => {
  open('/app/expenses', async () => json({}, 401))
  await settled()
  expect(asked).toHaveLength(1)
  expect((await takeEarly(at(sessionPath), null, never()))?.status).toBe(401)
})

test('an answer under the token of somebody else is not taken', async () => {
  open('/app/home', async () => json(values))
  await settled()
  expect(await takeEarly(at('/pub/v1/family'), 'Bearer token-2', never())).toBeNull()
  expect(await takeEarly(at('/pub/v1/family'), 'Bearer token-1', never())).toBeNull()
})

test('when no answer came the app asks itself', async () => {
  open('/app/home', () => Promise.reject(new TypeError('offline')))
  await settled()
  expect(await takeEarly(at(sessionPath), null, never())).toBeNull()
})

test('whoever waits for a slow answer can stop', async () => {
  open('/app/home', () => new Promise(() => {}))
  const waiting = new AbortController()
  const taken = takeEarly(at(sessionPath), null, waiting.signal)
  waiting.abort(new Error('left'))
  await expect(taken).rejects.toThrow('left')
})

test('the app gets the session only when the requests that follow are on their way', async () => {
  open('/app/expenses', async (path) => {
    if (path !== sessionPath) return json({})
    const answer = json(values)
    // A slow clone is like a slow device, on which the app could overtake.
    const clone = answer.clone.bind(answer)
    answer.clone = () => {
      const copy = clone()
      const read = copy.json.bind(copy)
      copy.json = async () => {
        await settled()
        return read()
      }
      return copy
    }
    return answer
  })
  await takeEarly(at(sessionPath), null, never())
  expect(asked).toHaveLength(5)
})

test('an answer that nobody took is forgotten once something changed; dictionaries and the session are not', async () => {
  open('/app/home', async () => json(values))
  await settled()
  dropEarly()
  expect(await takeEarly(at('/pub/v1/family'), 'Bearer token-1', never())).toBeNull()
  expect((await takeEarly(at(sessionPath), null, never()))?.status).toBe(200)
})
