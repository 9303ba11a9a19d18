import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { categoryDetailsDto, categoryRoutes } from '#contract/categories/categories.ts'
import { devRoutes } from '#contract/dev/dev.ts'
import { fileDto } from '#contract/files/files.ts'
import { uploadDto } from '#contract/files/uploads.ts'
import type { Route } from '#contract/route.ts'
import { insertChild } from '#server/features/children/children.store.ts'
import type { Known, RouteSample } from '#server/features/feature.ts'
import { features } from '#server/features/features.ts'
import { sharedApp, type TestApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { png } from '#tests/support/files/pictures.ts'
import { begin, upload } from '#tests/support/files/upload.ts'
import { expenseAt, paymentAt } from '#tests/support/leaves.ts'
import { accountIn, addBankAccount, verify } from '#tests/support/payment-accounts.ts'
import { plannedSeries } from '#tests/support/planned-series.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { supportOn } from '#tests/support/support-orders.ts'
import { castOf } from './conformance/cast.ts'

let app: TestApp
let on: Stage
let uploaded: string
let owing: { expenseId: string; version: number }
let ownBank: { account: string; bankAccount: string }
let who: Record<string, TestClient>
beforeAll(async () => {
  app = await sharedApp()
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

/** These are excluded, because they would end everybody's sessions or begin one. */
const leftOut: readonly string[] = [
  'POST /pub/v1/sign-in',
  'POST /pub/v1/me/sessions/end-others',
  'POST /pub/v1/me/password',
]

/** Creates a real item of the first family for every `:id`, so that only permissions decide. */
const made: Record<string, () => Promise<string>> = {
  expense: () => on.record(on.sam),
  payment: async () => (await paymentAt.unconfirmed(on)).payment,
  paymentSeries: () => plannedSeries(on),
  supportOrder: () => supportOn(on).record(),
  'supportOrder.confirmed': () => supportOn(on).confirmed(),
  // Dana's account is verified and has a bank account, so a refusal is due to the person or to an action already done.
  paymentAccount: async () => ownBank.account,
  bankAccount: async () => ownBank.bankAccount,
  child: async () => {
    const id = randomUUID()
    await on.scopes.asViewer(on.dana, (tx) => insertChild(tx, on.family.id, id, { firstName: 'Nora' }))
    return id
  },
  category: async () => {
    const body = { name: randomUUID(), creatorPercent: 60, otherPercent: 40 }
    return z.parse(categoryDetailsDto, (await who.dana?.call(categoryRoutes.add, { body }))?.body).id
  },
  file: async () => uploaded,
  upload: async () => {
    const answer = await begin(await app.as(on.sam.personId), 'receipt.png', 9)
    return z.parse(uploadDto, answer.body).id
  },
}

/** Provides the values that the features' valid bodies may refer to. */
const known = (): Known => {
  const { categoryId, childIds, purchaseDate } = on.expense()
  const ids: Record<string, string | undefined> = {
    category: categoryId,
    child: childIds[0],
    expense: owing.expenseId,
    parent: on.dana.personId,
  }
  return { id: (entity) => ids[entity] ?? '', version: () => owing.version, today: purchaseDate }
}

const ask = async (route: Route, { of, body, query }: RouteSample, client: TestClient): Promise<number> => {
  const make = of === undefined ? undefined : made[of]
  if (route.path.includes(':id') && !make) throw new Error(`${route.method} ${route.path} has no sample`)
  const answer = await client.request(
    {
      method: route.method,
      url: route.path.replace(':id', (await make?.()) ?? ''),
      query: { at: '0', version: '1', ...query },
      ...(body && { payload: body }),
    },
    { 'idempotency-key': randomUUID(), ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }) },
  )
  return answer.status
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`
const asked = features.flatMap(({ routes }) =>
  routes && !routes.internal
    ? Object.entries(routes.contract)
        .filter(([, route]) => !leftOut.includes(nameOf(route)))
        .map(([key, route]) => [nameOf(route), route, key, routes] as const)
    : [],
)

/** Holds the status that each of them is answered by each route. */
const matrix = `
                                         nobody dana sam professional admin child neighbour
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
GET /pub/v1/payment-series/:id           401 200 200 200 200 404 404
POST /pub/v1/payment-series/:id/events   401 200 409 409 409 404 404
POST /pub/v1/payment-series/preview      401 200 403 403 403 404 404
POST /pub/v1/payment-series              401 409 409 409 409 404 404
POST /pub/v1/support-orders/:id/payment-series/preview 401 200 403 403 403 404 404
POST /pub/v1/support-orders/:id/payment-series 401 409 409 409 409 404 404
GET /pub/v1/history                      401 200 200 200 200 403 200
GET /pub/v1/history-check                401 200 200 200 200 403 200
GET /pub/v1/history/:id                  401 409 200 200 200 404 404
GET /pub/v1/history/:id/proof            401 409 503 503 503 403 404
GET /pub/v1/history-key                  200 200 200 200 200 200 200
GET /pub/v1/history-export               401 200 200 200 200 403 200
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
DELETE /pub/v1/bank-accounts/:id         401 200 404 403 403 403 404`
const [people, ...rows] = matrix.trim().split('\n')
const rowOf = /^(?<name>\S+ \S+) +(?<statuses>.+)$/
const expected = new Map(rows.map((row) => [rowOf.exec(row)?.groups?.name, rowOf.exec(row)?.groups?.statuses]))

test('the matrix has everybody, and every route once', () => {
  expect(people).toBe(Object.keys(who).join(' '))
  expect([...expected.keys()]).toEqual(asked.map(([name]) => name))
})

test.each(asked)('who may call %s', async (name, route, key, { samples }) => {
  const sampleOf = () => samples(known())[key] ?? {}
  const statuses = await Promise.all(Object.values(who).map((client) => ask(route, sampleOf(), client)))
  expect(statuses.join(' ')).toBe(expected.get(name))
})

test('in production the internal routes do not exist', async () => {
  const production = await testApp({ beside: app, env: { NODE_ENV: 'production' } })
  for (const route of Object.values(devRoutes)) {
    const { status } = await production.anyone().request({ method: route.method, url: route.path })
    expect(status).toBe(404)
  }
  await production.stop()
})
