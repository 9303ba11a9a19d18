import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { accountRoutes } from '#contract/account.ts'
import { categoryDetailsDto, categoryRoutes } from '#contract/categories.ts'
import { supportRoutes } from '#contract/child-support/child-support.ts'
import { childRoutes } from '#contract/children.ts'
import { contactRoutes } from '#contract/contact.ts'
import { devRoutes } from '#contract/dev/dev.ts'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { payingRoutes } from '#contract/expenses/paying.ts'
import { familyRoutes } from '#contract/families.ts'
import { fileDto, fileRoutes } from '#contract/files/files.ts'
import { uploadDto, uploadRoutes } from '#contract/files/uploads.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { homeRoutes } from '#contract/home.ts'
import { noticeRoutes } from '#contract/notices.ts'
import { paymentAccountRoutes } from '#contract/payment-accounts/payment-accounts.ts'
import { paymentSeriesRoutes } from '#contract/payment-schedules/payment-schedules.ts'
import { paymentActivityRoutes } from '#contract/payments/payment-activity.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { portRoutes } from '#contract/ports.ts'
import type { Route } from '#contract/route.ts'
import { sessionRoutes } from '#contract/session.ts'
import { insertChild } from '#server/features/children/children.store.ts'
import { right } from '#tests/contract/payment-account-edges.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { expenseAt, paymentAt } from '#tests/support/leaves.ts'
import { accountIn, addBankAccount, verify } from '#tests/support/payment-accounts.ts'
import { png } from '#tests/support/pictures.ts'
import { plannedSeries } from '#tests/support/planned-series.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { supportOn } from '#tests/support/support-orders.ts'
import { begin, upload } from '#tests/support/upload.ts'
import { castOf } from './conformance/cast.ts'

let app: TestApp
let on: Stage
let uploaded: string
let owing: { expenseId: string; version: number }
let ownBank: { account: string; bankAccount: string }
let who: Record<string, TestClient>
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  const answer = await upload(await app.as(on.sam.personId), await png())
  uploaded = z.parse(fileDto, answer.body).id
  const expenseId = await expenseAt['approved.unpaid'](on)
  owing = { expenseId, version: (await on.expenseRow(expenseId)).version }
  who = { nobody: app.anyone(), ...(await castOf(app, on)) }
  const danas = await app.as(on.dana.personId)
  await verify(danas)
  const { id, bankAccounts } = accountIn(await addBankAccount(danas))
  ownBank = { account: id, bankAccount: bankAccounts[0]?.id ?? '' }
})
afterAll(() => app.stop())

const { signIn: _, ...ownSession } = sessionRoutes
// The two left out would end the sessions of everybody asked.
const { endOtherSessions: __, changePassword: ___, ...ownAccount } = accountRoutes
const areas = {
  ...{ ownSession, ownAccount, contactRoutes, familyRoutes, childRoutes, categoryRoutes, expenseRoutes },
  ...{ payingRoutes, paymentRoutes },
  paymentActivityRoutes,
  supportRoutes,
  ...{
    paymentSeriesRoutes,
    historyRoutes,
    homeRoutes,
    fileRoutes,
    uploadRoutes,
    noticeRoutes,
    portRoutes,
    paymentAccountRoutes,
  },
}

/** Something real of the first family for every `:id`, and a body that is right, so that only rights decide. */
const days = { frequency: 'monthlyOnDay', startsOn: '2026-12-01', end: { by: 'count', count: 2 } }
const bodies = (): Record<string, object> => {
  const { private: isPrivate, ...expense } = on.expense()
  return {
    'PATCH /pub/v1/me/time-zone': { timeZone: 'America/New_York' },
    'POST /pub/v1/contact': { reason: 'billing', message: 'Where is the invoice?', email: 'somebody@example.net' },
    'PATCH /pub/v1/me/locale': { locale: 'en-US' },
    'POST /pub/v1/children': { firstName: 'Nora' },
    'PATCH /pub/v1/children/:id': { version: 1, firstName: 'Noor' },
    'POST /pub/v1/children/:id/archive': { version: 1 },
    'POST /pub/v1/children/:id/restore': { version: 1 },
    'POST /pub/v1/categories': { name: randomUUID(), creatorPercent: 60, otherPercent: 40 },
    'PUT /pub/v1/categories/:id': { name: randomUUID(), creatorPercent: 60, otherPercent: 40 },
    'POST /pub/v1/expenses': { ...expense, private: isPrivate },
    'POST /pub/v1/support-orders': supportOn(on).order(),
    'POST /pub/v1/support-orders/:id/events': { type: 'supportOrder.withdraw', version: 1 },
    'PATCH /pub/v1/uploads/:id': Buffer.from('some bytes'.slice(1)),
    'POST /pub/v1/uploads': { name: 'receipt.png', bytes: 9 },
    'POST /pub/v1/expenses/:id/events': { type: 'expense.withdraw', version: 1 },
    'POST /pub/v1/notices/seen': { which: 'one', id: randomUUID() },
    'PUT /pub/v1/me/notices': { mailOff: [], quiet: null },
    // Dana's, verified and with a bank account: what is refused is refused for who asks, or because it is done.
    'POST /pub/v1/payment-accounts/:id/events': { type: 'paymentAccount.leave', version: 1 },
    'PUT /pub/v1/payment-accounts/:id/document': Buffer.from('no photo'),
    'POST /pub/v1/bank-accounts': { ...right.bankAccount, accountNumber: `${Date.now()}`.slice(-9) },
    'PUT /pub/v1/bank-accounts/:id/numbers': { version: 1, routingNumber: '222222226', accountNumber: '1234' },
    'PATCH /pub/v1/bank-accounts/:id': { version: 1, name: 'Household' },
    'POST /pub/v1/bank-accounts/:id/prefer': { version: 1 },
    'POST /pub/v1/payment-series/preview': { expenseId: owing.expenseId, seriesId: null, total: 100, ...days },
    'POST /pub/v1/payment-series': { ...owing, name: 'Braces', bankAccountId: randomUUID(), total: 100, ...days },
    'POST /pub/v1/support-orders/:id/payment-series/preview': { seriesId: null, each: 100, ...days },
    'POST /pub/v1/support-orders/:id/payment-series': {
      ...{ version: 2, name: 'Support', bankAccountId: randomUUID(), each: 100, ...days },
    },
    'POST /pub/v1/payment-series/:id/events': { type: 'paymentSeries.stop', version: 1, waiting: 142_50 },
    'POST /pub/v1/payments/:id/events': { type: 'payment.confirm', version: 1, amount: 50_00 },
  }
}

const idFor = async (path: string): Promise<string> => {
  if (path.includes('/payment-accounts/')) return ownBank.account
  if (path.includes('/bank-accounts/')) return ownBank.bankAccount
  if (path.includes('/support-orders/:id/payment-series')) return supportOn(on).confirmed()
  if (path.includes('/payment-series/')) return plannedSeries(on)
  if (path.includes('/payments/')) return (await paymentAt.unconfirmed(on)).payment
  if (path.includes('/files/')) return uploaded
  if (path.includes('/uploads/')) {
    const answer = await begin(await app.as(on.sam.personId), 'receipt.png', 9)
    return z.parse(uploadDto, answer.body).id
  }
  if (path.includes('/children/')) return freshChild()
  if (path.includes('/categories/')) return freshCategory()
  if (path.includes('/support-orders/')) return supportOn(on).record()
  return on.record(on.sam)
}

const freshChild = async (): Promise<string> => {
  const id = randomUUID()
  await on.scopes.asViewer(on.dana, (tx) => insertChild(tx, on.family.id, id, { firstName: 'Nora' }))
  return id
}
const freshCategory = async (): Promise<string> => {
  const body = { name: randomUUID(), creatorPercent: 60, otherPercent: 40 }
  return z.parse(categoryDetailsDto, (await who.dana?.call(categoryRoutes.add, { body }))?.body).id
}

const ask = async (route: Route, client: TestClient): Promise<number> => {
  const { path } = route
  const name = `${route.method} ${path}`
  const url = route.path.replace(':id', await idFor(route.path))
  const body = bodies()[name]
  const answer = await client.request(
    {
      method: route.method,
      url,
      query: { at: '0', version: '1', ...(path.includes('/document') && { idType: 'idCard', expires: '2031-04-12' }) },
      ...(body && { payload: body }),
    },
    { 'idempotency-key': randomUUID(), ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }) },
  )
  return answer.status
}

test('who may call what', async () => {
  const routes = Object.values(areas).flatMap((area): Route[] => Object.values(area))
  const lines: string[] = []
  for (const route of routes) {
    const statuses = await Promise.all(Object.values(who).map((client) => ask(route, client)))
    lines.push(`${`${route.method} ${route.path}`.padEnd(40)} ${statuses.join(' ')}`)
  }
  expect([''.padEnd(41) + Object.keys(who).join(' '), ...lines].join('\n')).toMatchInlineSnapshot(`
    "                                         nobody dana sam professional admin child neighbour
    GET /ofw/appv2/localstorage.json         401 200 200 200 200 200 200
    PATCH /pub/v1/me/locale                  401 204 204 204 204 204 204
    GET /pub/v1/me                           401 200 200 200 200 200 200
    PATCH /pub/v1/me/time-zone               401 204 204 204 204 204 204
    POST /pub/v1/contact                     204 204 204 204 204 204 204
    GET /pub/v1/family                       401 200 200 200 200 200 200
    GET /pub/v1/children                     401 200 200 200 200 403 200
    POST /pub/v1/children                    401 201 201 403 403 403 201
    PATCH /pub/v1/children/:id               401 200 200 403 403 403 404
    POST /pub/v1/children/:id/archive        401 200 200 403 403 403 404
    POST /pub/v1/children/:id/restore        401 409 409 403 403 403 404
    DELETE /pub/v1/children/:id              401 204 204 403 403 403 404
    GET /pub/v1/categories                   401 200 200 200 200 403 200
    POST /pub/v1/categories                  401 201 201 403 403 403 201
    PUT /pub/v1/categories/:id               401 200 200 403 403 403 404
    DELETE /pub/v1/categories/:id            401 204 204 403 403 403 404
    GET /pub/v1/expenses                     401 200 200 200 200 200 200
    GET /pub/v1/expenses.csv                 401 200 200 200 200 200 200
    POST /pub/v1/expenses                    401 201 201 403 403 403 400
    GET /pub/v1/expenses/:id                 401 409 200 200 200 404 404
    POST /pub/v1/expenses/:id/open           401 200 200 200 200 404 404
    POST /pub/v1/expenses/:id/events         401 409 200 409 409 404 404
    POST /pub/v1/payments                    401 400 400 400 400 400 400
    GET /pub/v1/payments/limits              401 200 200 200 200 403 200
    GET /pub/v1/payments/:id                 401 200 200 200 200 404 404
    POST /pub/v1/payments/:id/events         401 409 200 409 409 404 404
    GET /pub/v1/payments                     401 200 200 200 200 403 200
    GET /pub/v1/payments.csv                 401 200 200 200 200 403 200
    GET /pub/v1/support-orders               401 200 200 200 200 403 200
    POST /pub/v1/support-orders              401 201 201 403 403 403 400
    POST /pub/v1/support-orders/:id/events   401 409 200 409 409 404 404
    GET /pub/v1/support-orders/:id/dues      401 200 200 200 200 403 404
    GET /pub/v1/support-orders/:id/payments  401 200 200 200 200 403 404
    GET /pub/v1/support-orders/:id/dues.csv  401 200 200 200 200 403 404
    GET /pub/v1/payment-series               401 200 200 200 200 403 200
    POST /pub/v1/payment-series/preview      401 200 403 403 403 404 404
    POST /pub/v1/payment-series              401 409 409 409 409 404 404
    POST /pub/v1/support-orders/:id/payment-series/preview 401 200 403 403 403 404 404
    POST /pub/v1/support-orders/:id/payment-series 401 409 409 409 409 404 404
    GET /pub/v1/payment-series/:id           401 200 200 200 200 404 404
    POST /pub/v1/payment-series/:id/events   401 200 409 409 409 404 404
    GET /pub/v1/history                      401 200 200 200 200 403 200
    GET /pub/v1/history-check                401 200 200 200 200 403 200
    GET /pub/v1/history/:id                  401 409 200 200 200 404 404
    GET /pub/v1/history-key                  200 200 200 200 200 200 200
    GET /pub/v1/history-export               401 200 200 200 200 200 200
    GET /pub/v1/home                         401 200 200 200 200 200 200
    GET /pub/v1/files/:id/content            401 404 200 404 404 404 404
    GET /pub/v1/files/:id/preview            401 404 200 404 404 404 404
    POST /pub/v1/uploads                     401 201 201 403 403 403 201
    GET /pub/v1/uploads/:id                  401 404 200 404 404 404 404
    PATCH /pub/v1/uploads/:id                401 404 200 404 404 404 404
    POST /pub/v1/uploads/:id/complete        401 404 409 404 404 404 404
    DELETE /pub/v1/uploads/:id               401 204 204 204 204 204 204
    GET /pub/v1/notices                      401 200 200 403 403 200 200
    POST /pub/v1/notices/seen                401 200 200 403 403 200 200
    GET /pub/v1/me/notices                   401 200 200 403 403 200 200
    PUT /pub/v1/me/notices                   401 204 204 403 403 204 204
    GET /pub/v1/ports                        401 200 200 200 200 200 200
    GET /pub/v1/payment-account              401 200 200 403 403 403 200
    POST /pub/v1/payment-accounts/:id/events 401 409 404 404 404 404 404
    PUT /pub/v1/payment-accounts/:id/document 401 409 404 404 404 404 404
    GET /pub/v1/payment-readiness            401 200 200 200 200 403 200
    POST /pub/v1/bank-accounts               401 201 409 403 403 403 409
    PUT /pub/v1/bank-accounts/:id/numbers    401 409 404 403 403 403 404
    PATCH /pub/v1/bank-accounts/:id          401 200 404 403 403 403 404
    POST /pub/v1/bank-accounts/:id/prefer    401 200 404 403 403 403 404
    DELETE /pub/v1/bank-accounts/:id         401 200 404 403 403 403 404"
  `)
})

test('in production the internal routes do not exist', async () => {
  const production = await testApp({ env: { NODE_ENV: 'production' } })
  for (const route of Object.values(devRoutes)) {
    const { status } = await production.anyone().request({ method: route.method, url: route.path })
    expect(status).toBe(404)
  }
  await production.stop()
})
