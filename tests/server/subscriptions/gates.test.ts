import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendarEventRoutes } from '#contract/calendar-events/calendar-events.ts'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { payingRoutes, type SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { infoBankRoutes } from '#contract/info-bank/info-routes.ts'
import { journalRoutes } from '#contract/journal/journal-routes.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { noticeRoutes } from '#contract/notices/notices.ts'
import { paymentSeriesRoutes } from '#contract/payment-schedules/payment-schedules.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { allowedOn, type Free, type Gated, neverGated, plans } from '#contract/plans.ts'
import { takeoutRoutes } from '#contract/takeout/takeout.ts'
import { toneRoutes } from '#contract/tone/tone.ts'
import { addMs } from '#domain/time.ts'
import { features } from '#server/features/features.ts'
import { addFile } from '#server/features/files/files.store.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { type Planning, planning } from '#tests/server/payment-schedules/planning.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { eventsOn } from '#tests/support/calendar/events.ts'
import type { TestAnswer, TestClient } from '#tests/support/client.ts'
import { begin } from '#tests/support/files/upload.ts'
import { infoBankOn } from '#tests/support/info-bank/info-bank.ts'
import { journalOn } from '#tests/support/journal/journal.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { planOf } from '#tests/support/plans/subscriptions.ts'
import { expenseAt, paymentAt } from '#tests/support/record/leaves.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { browserAt, rightPassword } from '#tests/support/signing-in.ts'

const day = 24 * 3_600_000

let app: OwnApp
let at: Planning
let dana: TestClient
let sam: TestClient
let username: string
beforeAll(async () => {
  app = await testApp()
  at = await planning(app)
  dana = await app.as(at.on.dana.personId)
  sam = await app.as(at.on.sam.personId)
  const [person] = await run('select username from person where id = $1', [at.on.dana.personId])
  await run('update credential set password_hash = $1 where person_id = $2', [
    await hashPassword(rightPassword),
    at.on.dana.personId,
  ])
  username = String(person?.username)
})
afterAll(() => app.stop())

const run = (text: string, values: unknown[]) => bySuperuser(app.database, text, values)

const states = ['trial', 'essentials', 'premium', 'grace', 'lapsed'] as const
type State = (typeof states)[number]
const rows: Readonly<Record<State, readonly [status: string, sold: string | null]>> = {
  trial: ['trial', null],
  essentials: ['active', 'essentials'],
  premium: ['active', 'premium'],
  grace: ['grace', 'essentials'],
  lapsed: ['lapsed', 'premium'],
}
/** Names the plan by which a state is limited. */
const planIn = {
  trial: 'trial',
  essentials: 'essentials',
  premium: 'premium',
  grace: 'essentials',
  lapsed: 'lapsed',
} as const

const put = async (personId: string, state: State): Promise<void> => {
  const [status, sold] = rows[state]
  const ends = addMs(app.clock.now(), 10 * day)
  await run(
    `update subscription set status = $2, package = $3, term = $4, ends_at = $5, grace_until = $6
      where person_id = $1 and kind = 'own'`,
    [personId, status, sold, sold && 'month', ends, state === 'grace' ? ends : null],
  )
}

/** Shortens an answer to its status, and to what was refused. */
const said = ({ status, body }: TestAnswer): string => {
  const { exception, validationErrors } = (body ?? {}) as { exception?: string; validationErrors?: { code: string }[] }
  const why = validationErrors?.[0]?.code ?? exception
  return status < 300 ? 'yes' : `${status} ${why}`
}

const series = () => at.owedExpense().then((id) => at.schedule(id, { total: 60_00, end: { by: 'count', count: 1 } }))

/** A plan that was made when Premium still served. */
let planned: string
const editing = async (): Promise<TestAnswer> => {
  const { version, waiting } = await at.read(planned)
  return at.command(planned, {
    type: 'paymentSeries.edit',
    version,
    waiting,
    name: 'Braces',
    bankAccountId: at.bankAccountId,
    total: 60_00,
    frequency: 'weekly',
    startsOn: '2026-12-04',
    end: { by: 'count', count: 2 },
  })
}

const payByBank = async (): Promise<TestAnswer> => {
  const id = await at.owedExpense()
  const { version } = await at.on.expenseRow(id)
  const body = { type: 'expense.pay', version, amount: 10_00, method: 'bank', bankAccountId: at.bankAccountId } as const
  return dana.call(expenseRoutes.events, { params: { id }, body })
}

let drafts = 0
/** Calls and recordings have no page yet. Whoever builds them meets this table, because their addresses appear. */
const gates: Readonly<Record<Gated, (() => Promise<TestAnswer>) | RegExp>> = {
  outgoingPayments: payByBank,
  scheduledPayments: () => series(),
  editScheduledPayments: editing,
  callMinutes: /\/calls?(\/|$)/,
  storage: () => begin(dana, 'a.pdf', 20_000_000),
  recordings: /recording/,
  toneChecks: () => {
    drafts += 1
    return dana.call(toneRoutes.check, { body: { draftId: `draft ${drafts}`, text: 'Hello there.' } })
  },
}

const eventOf = async (leaf: 'open' | 'approved.unpaid', command: object): Promise<TestAnswer> => {
  const id = await expenseAt[leaf](at.on)
  await dana.call(expenseRoutes.open, { params: { id } })
  const { version } = await at.on.expenseRow(id)
  return dana.call(expenseRoutes.events, { params: { id }, body: { version, ...command } as never })
}

const confirming = async (): Promise<TestAnswer> => {
  const { payment } = await paymentAt.unconfirmed(at.on)
  const { version, amount } = await at.on.paymentRow(payment)
  return sam.call(paymentRoutes.events, { params: { id: payment }, body: { type: 'payment.confirm', version, amount } })
}

/** Sam, who has Premium, pays what Dana is owed. */
const receiving = async (): Promise<TestAnswer> => {
  await put(at.on.sam.personId, 'premium')
  const id = await at.on.record(at.on.dana)
  await sam.call(expenseRoutes.open, { params: { id } })
  await at.on.send('expense', at.on.sam, id, { type: 'expense.approve', owed: 142_50 })
  const { version } = await at.on.expenseRow(id)
  const eligibility = (await sam.call(payingRoutes.limits, {})).body as SendingEligibilityDto
  const bankAccountId = eligibility.accounts[0]?.id ?? ''
  const body = { type: 'expense.pay', version, amount: 10_00, method: 'bank', bankAccountId } as const
  return sam.call(expenseRoutes.events, { params: { id }, body })
}

const get = (url: string) => dana.request({ method: 'GET', url })

/** The test stores no bytes of Dana's files, so Sam takes everything. */
const takingAll = () => sam.call(takeoutRoutes.download, {})

const free: Readonly<Record<Free, () => Promise<TestAnswer>>> = {
  signIn: () => browserAt(app).signIn(username),
  read: () => dana.call(expenseRoutes.list, { query: {} }),
  open: async () => dana.call(expenseRoutes.open, { params: { id: await expenseAt.open(at.on) } }),
  export: () => get(historyRoutes.export.path),
  verify: () => get('/pub/v1/history-check'),
  answerExpense: () => eventOf('open', { type: 'expense.approve', owed: 142_50 }),
  recordExpense: () => dana.call(expenseRoutes.create, { body: at.on.expense() }),
  confirmPayment: confirming,
  payByCheck: () =>
    eventOf('approved.unpaid', { type: 'expense.pay', amount: 10_00, method: 'check', number: null, note: null }),
  receivePayment: receiving,
  notices: () => dana.call(noticeRoutes.list, { query: {} }),
  messages: () => dana.call(messageRoutes.send, { body: messagesOn(at.on).typed({ to: [at.on.sam.personId] }) }),
  calendar: () => dana.call(calendarEventRoutes.record, { body: eventsOn(at.on).typed() }),
  journal: () => dana.call(journalRoutes.write, { body: journalOn(at.on).typed() }),
  infoBank: () => dana.call(infoBankRoutes.write, { body: infoBankOn(at.on).typed() }),
  takeout: takingAll,
}

/** Tries everything in every state. */
const table = async (tries: Readonly<Record<string, (() => Promise<TestAnswer>) | RegExp>>) => {
  const answers = new Map<string, string[]>()
  for (const state of states) {
    await put(at.on.dana.personId, state)
    for (const [name, attempt] of Object.entries(tries)) {
      await put(at.on.sam.personId, state)
      const answer = attempt instanceof RegExp ? 'not built' : said(await attempt())
      answers.set(name, [...(answers.get(name) ?? []), answer])
    }
  }
  return answers
}

test('what is sold is given and refused by the server as the plan says', async () => {
  await put(at.on.dana.personId, 'premium')
  planned = (await at.series({ total: 60_00, end: { by: 'count', count: 2 } })).id
  // More than a trial stores.
  const file = { name: 'a.pdf', type: 'application/pdf', bytes: 150_000_000, sha256: '0'.repeat(64) } as const
  await at.on.scopes.asViewer(at.on.dana, (tx) => addFile(tx, at.on.dana, file, app.clock.now()))
  const answers = await table(gates)
  const line = ([name, cells]: [string, string[]]) =>
    [name.padEnd(22), ...cells.map((cell) => cell.padEnd(18))].join('').trimEnd()
  expect(`\n${line(['', [...states]])}\n${[...answers].map(line).join('\n')}`).toMatchInlineSnapshot(`
    "
                          trial             essentials        premium           grace             lapsed
    outgoingPayments      yes               yes               yes               yes               409 planPayments
    scheduledPayments     400 overPlan      yes               yes               yes               400 overPlan
    editScheduledPayments 409 editNotInPlan 409 editNotInPlan yes               409 editNotInPlan 409 editNotInPlan
    callMinutes           not built         not built         not built         not built         not built
    storage               409 storageLimit  yes               yes               yes               409 storageLimit
    recordings            not built         not built         not built         not built         not built
    toneChecks            yes               409 toneNotInPlan yes               409 toneNotInPlan 409 toneNotInPlan"
  `)
})

test('what is never sold is given to everybody', async () => {
  expect(Object.keys(free)).toEqual([...neverGated])
  const answers = await table(free)
  for (const [name, cells] of answers) expect([name, ...cells]).toEqual([name, ...states.map(() => 'yes')])
})

test('what has no page yet has no address either', () => {
  const paths = features.flatMap(({ routes }) => Object.values(routes?.contract ?? {}).map(({ path }) => path))
  for (const pattern of Object.values(gates))
    if (pattern instanceof RegExp) expect(paths.filter((path) => pattern.test(path))).toEqual([])
})

test.each(states)('%s: the pages say what the plan gives, and what is left of it', async (state) => {
  await put(at.on.dana.personId, state)
  const { usage } = await planOf(app, at.on.dana.personId)
  const plan = planIn[state]
  expect(usage).toMatchObject({
    storage: { allowed: allowedOn(plan, 'storage') },
    outgoingPayments: { allowed: allowedOn(plan, 'outgoingPayments') },
    scheduledPayments: { allowed: allowedOn(plan, 'scheduledPayments') },
    toneChecks: { allowed: allowedOn(plan, 'toneChecks') },
  })
  const eligibility = (await dana.call(payingRoutes.limits, {})).body as SendingEligibilityDto
  const scheduled = (await dana.call(paymentSeriesRoutes.list, {})).body as { left: number | null }
  const tone = (await dana.call(toneRoutes.use, {})).body as { left: number | null }
  const limited = [usage?.outgoingPayments, usage?.scheduledPayments, usage?.toneChecks]
  const left = limited.map((one) => (one?.allowed == null ? null : Math.max(0, one.allowed - one.used)))
  expect([eligibility.planLeft, scheduled.left, tone.left]).toEqual(left)
})

test('every gate is in the table', () => {
  expect(Object.keys(gates)).toEqual(Object.keys(plans.trial.allows))
})
