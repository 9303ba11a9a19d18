import { beforeAll, expect, test } from 'vitest'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { callSample, routeSamplesOn } from '#tests/support/route-samples.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from './conformance/cast.ts'
import { asked, readMatrix } from './permissions.asked.ts'

let app: TestApp
let samples: Awaited<ReturnType<typeof routeSamplesOn>>
let who: Record<string, TestClient>
beforeAll(async () => {
  app = await sharedApp()
  const on = await stage(app)
  who = { nobody: app.anyone(), ...(await castOf(app, on)) }
  samples = await routeSamplesOn(app, on)
})

/** Holds the status that each of them is answered by each route. */
const matrix = `
                                         nobody dana sam professional admin child neighbour
GET /pub/v1/me/sign-ins                  401 200 200 200 200 200 200
GET /ofw/appv2/localstorage.json         401 200 200 200 200 200 200
POST /pub/v1/sign-in/second-step         401 401 401 401 401 401 401
POST /pub/v1/me/password/confirm         401 400 400 400 400 400 400
GET /pub/v1/me/step-up                  401 204 204 204 204 204 204
PATCH /pub/v1/me/locale                  401 204 204 204 204 204 204
GET /pub/v1/me                           401 200 200 200 200 200 200
PATCH /pub/v1/me/time-zone               401 204 204 204 204 204 204
DELETE /pub/v1/me/sessions/:id           401 204 204 204 204 204 204
GET /pub/v1/me/passkeys                  401 200 200 200 200 200 200
POST /pub/v1/me/passkeys/options         401 409 409 409 409 409 409
POST /pub/v1/me/passkeys                 401 409 409 409 409 409 409
PATCH /pub/v1/me/passkeys/:id            401 404 404 404 404 404 404
DELETE /pub/v1/me/passkeys/:id           401 204 204 204 204 204 204
POST /pub/v1/me/step-up/passkey/options  401 200 200 200 200 200 200
POST /pub/v1/me/step-up/passkey          401 409 409 409 409 409 409
POST /pub/v1/sign-in/passkey/options     409 409 409 409 409 409 409
POST /pub/v1/sign-in/passkey             409 409 409 409 409 409 409
POST /pub/v1/sign-in/second-step/passkey/options 401 401 401 401 401 401 401
POST /pub/v1/sign-in/second-step/passkey 401 401 401 401 401 401 401
POST /pub/v1/me/second-step              401 200 200 200 200 200 200
POST /pub/v1/me/second-step/confirm      401 400 400 400 400 400 400
POST /pub/v1/me/second-step/passkey      401 409 409 409 409 409 409
POST /pub/v1/me/second-step/codes        401 409 409 409 409 409 409
DELETE /pub/v1/me/second-step            401 204 204 204 204 204 204
POST /pub/v1/sign-in/second-step/removal 401 401 401 401 401 401 401
GET /pub/v1/me/second-step/removal       401 200 200 200 200 200 200
DELETE /pub/v1/me/second-step/removal    401 204 204 204 204 204 204
POST /pub/v1/second-step-removal/stop    410 410 410 410 410 410 410
POST /pub/v1/recovery                    204 204 204 204 204 204 204
POST /pub/v1/recovery/username           204 204 204 204 204 204 204
GET /pub/v1/recovery                     200 200 200 200 200 200 200
POST /pub/v1/recovery/link               410 410 410 410 410 410 410
POST /pub/v1/recovery/password           410 410 410 410 410 410 410
POST /pub/v1/recovery/sign-in            410 410 410 410 410 410 410
POST /pub/v1/contact                     204 204 204 204 204 204 204
GET /pub/v1/family                       401 200 200 200 200 200 200
GET /pub/v1/me/families                  401 200 200 200 200 200 200
POST /pub/v1/me/families/choose          401 204 204 204 404 204 404
GET /pub/v1/me/profile                   401 200 200 200 200 200 200
PUT /pub/v1/me/profile/name              401 204 204 204 204 403 204
PUT /pub/v1/me/profile/contact           401 204 204 204 204 204 204
PUT /pub/v1/me/profile/avatar-color      401 204 204 204 204 204 204
PUT /pub/v1/me/profile/week-start        401 204 204 204 204 204 204
GET /pub/v1/me/email                     401 200 200 200 200 200 200
POST /pub/v1/me/email                    401 204 204 204 204 204 204
DELETE /pub/v1/me/email                  401 204 204 204 204 204 204
POST /pub/v1/email-change/link           410 410 410 410 410 410 410
POST /pub/v1/email-change/confirm        410 410 410 410 410 410 410
POST /pub/v1/email-change/stop           410 410 410 410 410 410 410
GET /pub/v1/invitations                  401 200 200 200 200 403 200
POST /pub/v1/invitations                 401 409 409 403 403 403 409
GET /pub/v1/invitations/:id              401 200 200 200 200 404 404
POST /pub/v1/invitations/:id/events      401 200 409 409 409 404 404
POST /pub/v1/invitations/open            404 404 404 404 404 404 404
GET /pub/v1/invitations/opened           401 404 404 404 404 404 404
POST /pub/v1/invitations/opened          401 404 404 404 404 404 404
POST /pub/v1/invitations/decline         404 404 404 404 404 404 404
POST /pub/v1/invitations/claim           404 404 404 404 404 404 404
GET /pub/v1/plan                         401 200 200 403 403 403 200
POST /pub/v1/plan/subscriptions/:id/events 401 409 404 403 403 403 404
POST /pub/v1/plan/subscriptions/:id/upgrade 401 200 404 403 403 403 404
POST /pub/v1/plan/card                   401 200 200 403 403 403 200
POST /pub/v1/plan/card/look              401 200 200 403 403 403 200
DELETE /pub/v1/plan/card                 401 204 204 403 403 403 204
POST /pub/v1/plan/by-token               404 404 404 404 404 404 404
POST /pub/v1/plan/by-token/events        404 404 404 404 404 404 404
POST /pub/v1/plan/by-token/card          404 404 404 404 404 404 404
POST /pub/v1/plan/by-token/card/look     404 404 404 404 404 404 404
GET /pub/v1/fee-waivers/own              401 200 200 403 403 403 200
POST /pub/v1/fee-waivers                 401 201 201 403 403 403 201
GET /pub/v1/fee-waivers                  401 403 403 403 403 403 403
GET /pub/v1/fee-waivers/:id              401 200 404 403 403 403 404
POST /pub/v1/fee-waivers/:id/events      401 200 404 403 403 403 404
POST /pub/v1/fee-waivers/:id/documents   401 409 404 403 403 403 404
GET /pub/v1/fee-waiver-documents/:id/content 401 200 404 403 403 403 404
POST /pub/v1/fee-waiver-links            204 204 204 204 204 204 204
POST /pub/v1/fee-waivers/by-token        404 404 404 404 404 404 404
POST /pub/v1/fee-waivers/by-token/apply  404 404 404 404 404 404 404
POST /pub/v1/fee-waivers/by-token/withdraw 404 404 404 404 404 404 404
POST /pub/v1/fee-waivers/by-token/documents 404 404 404 404 404 404 404
POST /pub/v1/registrations               201 201 201 201 201 201 201
GET /pub/v1/registrations/current        404 404 404 404 404 404 404
POST /pub/v1/registrations/current/events 404 404 404 404 404 404 404
POST /pub/v1/registrations/resume        204 204 204 204 204 204 204
POST /pub/v1/registrations/resume/code   404 404 404 404 404 404 404
GET /pub/v1/children                     401 200 200 200 200 403 200
POST /pub/v1/children                    401 201 201 403 403 403 201
PATCH /pub/v1/children/:id               401 200 200 403 403 403 404
POST /pub/v1/children/:id/archive        401 200 200 403 403 403 404
POST /pub/v1/children/:id/restore        401 409 409 403 403 403 404
DELETE /pub/v1/children/:id              401 204 204 403 403 403 404
GET /pub/v1/linked-accounts              401 200 200 200 200 403 200
POST /pub/v1/linked-accounts             401 201 201 403 403 403 201
GET /pub/v1/linked-accounts/:id          401 200 200 200 200 404 404
POST /pub/v1/linked-accounts/:id/events  401 200 200 409 409 404 404
POST /pub/v1/linked-accounts/:id/code    401 200 200 409 409 404 404
POST /pub/v1/linked-accounts/accept      400 400 400 400 400 400 400
GET /pub/v1/categories                   401 200 200 200 200 403 200
POST /pub/v1/categories                  401 201 201 403 403 403 201
PUT /pub/v1/categories/:id               401 200 200 403 403 403 404
DELETE /pub/v1/categories/:id            401 204 204 403 403 403 404
GET /pub/v1/expenses                     401 200 200 200 200 403 200
GET /pub/v1/expenses.csv                 401 200 200 200 200 403 200
POST /pub/v1/expenses                    401 201 201 403 403 403 400
GET /pub/v1/expenses/:id                 401 409 200 200 200 404 404
POST /pub/v1/expenses/:id/open           401 200 200 200 200 404 404
POST /pub/v1/expenses/:id/events         401 409 200 409 409 404 404
GET /pub/v1/monthlyExpenses              401 200 200 403 403 403 200
POST /pub/v1/monthlyExpenses             401 201 201 403 403 403 400
GET /pub/v1/monthlyExpenses/:id          401 404 200 404 404 404 404
POST /pub/v1/monthlyExpenses/:id/events  401 404 200 404 404 404 404
POST /pub/v1/monthlyExpenses/:id/expense 401 404 201 404 404 404 404
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
GET /pub/v1/parenting-schedules          401 200 200 200 200 200 200
POST /pub/v1/parenting-schedules         401 400 400 403 403 403 400
GET /pub/v1/parenting-schedules/:id      401 200 200 200 200 200 404
POST /pub/v1/parenting-schedules/:id/events 401 409 200 409 409 409 404
GET /pub/v1/change-requests              401 200 200 200 200 403 200
POST /pub/v1/change-requests             401 400 400 403 403 403 400
GET /pub/v1/change-requests/:id          401 200 200 200 200 404 404
POST /pub/v1/change-requests/:id/events  401 409 200 409 409 404 404
GET /pub/v1/holidays                     401 200 200 200 200 200 200
POST /pub/v1/holidays                    401 400 400 403 403 403 400
GET /pub/v1/holidays/:id                 401 200 200 200 200 200 404
POST /pub/v1/holidays/:id/events         401 409 200 409 409 409 404
GET /pub/v1/holiday-presets              401 200 200 403 403 403 200
GET /pub/v1/parenting-time               401 200 200 200 200 200 200
GET /pub/v1/calendar-events              401 200 200 200 200 200 200
POST /pub/v1/calendar-events             401 201 201 403 403 403 400
GET /pub/v1/calendar-events/:id          401 200 200 200 200 200 404
POST /pub/v1/calendar-events/:id/events  401 409 200 409 409 409 404
GET /pub/v1/messages                     401 200 200 200 200 200 200
GET /pub/v1/messages/correspondents      401 200 200 403 403 200 200
POST /pub/v1/messages                    401 400 201 403 403 201 400
GET /pub/v1/messages/:id                 401 200 200 200 200 404 404
POST /pub/v1/messages/:id/look           401 403 403 200 403 404 404
GET /pub/v1/threads/:id                  401 200 200 200 200 404 404
POST /pub/v1/messages/move               401 204 204 403 403 404 404
GET /pub/v1/me/messages                  401 200 200 403 403 200 200
PUT /pub/v1/me/messages                  401 204 204 403 403 204 204
GET /pub/v1/messages/counts              401 200 200 200 200 200 200
GET /pub/v1/deliveries/:id               401 200 200 200 200 404 404
POST /pub/v1/deliveries/:id/events       401 200 404 409 409 404 404
GET /pub/v1/drafts                       401 200 200 403 403 200 200
POST /pub/v1/drafts                      401 201 201 403 403 201 201
GET /pub/v1/drafts/:id                   401 404 200 404 404 404 404
POST /pub/v1/drafts/:id/events           401 404 200 404 404 404 404
GET /pub/v1/calendar-feeds               401 200 200 403 403 403 200
POST /pub/v1/calendar-feeds              401 201 201 403 403 403 201
GET /pub/v1/calendar-feeds/:id           401 404 200 404 404 404 404
POST /pub/v1/calendar-feeds/:id/events   401 404 200 404 404 404 404
GET /pub/v1/calendar/:token              404 404 404 404 404 404 404
GET /pub/v1/connected-calendars          401 200 200 403 403 403 200
POST /pub/v1/connected-calendars         401 201 201 403 403 403 201
GET /pub/v1/connected-calendars/:id      401 404 200 404 404 404 404
POST /pub/v1/connected-calendars/:id/events 401 404 200 404 404 404 404
GET /pub/v1/connected-entries            401 200 200 403 403 403 200
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
GET /pub/v1/record/proofs                401 404 404 404 404 403 404
POST /pub/v1/record/proofs               401 404 404 404 404 403 404
GET /pub/v1/home                         401 200 200 200 200 200 200
GET /pub/v1/files/:id/content            401 404 200 404 404 404 404
GET /pub/v1/files/:id/preview            401 404 200 404 404 404 404
POST /pub/v1/uploads                     401 201 201 403 403 201 201
GET /pub/v1/uploads/:id                  401 404 200 404 404 404 404
PATCH /pub/v1/uploads/:id                401 404 200 404 404 404 404
POST /pub/v1/uploads/:id/complete        401 404 409 404 404 404 404
DELETE /pub/v1/uploads/:id               401 204 204 204 204 204 204
GET /pub/v1/notices                      401 200 200 403 403 403 200
POST /pub/v1/notices/seen                401 200 200 403 403 403 200
GET /pub/v1/me/notices                   401 200 200 403 403 403 200
PUT /pub/v1/me/notices                   401 204 204 403 403 403 204
GET /pub/v1/ports                        401 200 200 200 200 200 200
GET /pub/v1/payment-account              401 200 200 403 403 403 200
POST /pub/v1/payment-accounts/:id/events 401 409 404 404 404 404 404
PUT /pub/v1/payment-accounts/:id/document 401 409 404 404 404 404 404
GET /pub/v1/payment-readiness            401 200 200 200 200 403 200
POST /pub/v1/bank-accounts               401 201 409 403 403 403 409
PUT /pub/v1/bank-accounts/:id/numbers    401 409 404 403 403 403 404
PATCH /pub/v1/bank-accounts/:id          401 200 404 403 403 403 404
POST /pub/v1/bank-accounts/:id/prefer    401 200 404 403 403 403 404
DELETE /pub/v1/bank-accounts/:id         401 200 404 403 403 403 404
POST /pub/v1/me/everything               401 204 204 204 204 204 204
GET /pub/v1/me/everything                401 200 200 200 200 200 200
GET /pub/v1/tone-checks                  401 200 200 403 403 403 200
POST /pub/v1/tone-checks                 401 200 200 403 403 403 200
GET /pub/v1/me/closing                   401 200 200 200 200 200 200
POST /pub/v1/me/closing                  401 200 200 200 200 403 200
DELETE /pub/v1/me/closing                401 200 200 200 200 200 200`
const { people, expected } = readMatrix(matrix)

test('the matrix has everybody, and every route once', () => {
  expect(people).toBe(Object.keys(who).join(' '))
  expect([...expected.keys()]).toEqual(asked.map(({ name }) => name))
})

test.each(asked)('who may call $name', async (named) => {
  const statuses = await Promise.all(
    Object.values(who).map(async (client) => {
      const sample = samples.sampleOf(named)
      return (await callSample(client, named.route, { ...sample, id: await samples.idFor(named, sample) })).status
    }),
  )
  expect(statuses.join(' ')).toBe(expected.get(named.name))
})
