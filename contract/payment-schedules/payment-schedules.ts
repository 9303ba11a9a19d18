import * as z from 'zod/mini'
import { frequencies } from '#domain/recurrence.ts'
import { paymentSeriesMachine } from '#machines/payment-schedules/payment-series.machine.ts'
import { paymentSeriesParties } from '#machines/payment-schedules/payment-series.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { currency, date, id, instant, itemParams, minor, optionalLine, orRequired, youAmong } from '../common.ts'
import { fieldProblems } from '../errors.ts'
import { limits } from '../limits.ts'
import { paymentDto, paymentStatuses } from '../payments/payments.ts'
import { endsRight, endsWhereNeeded, intervalWherePossible, recurrenceFieldsUpTo } from '../recurrence.ts'
import { route } from '../route.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const paymentSeriesStatuses = leavesOf(paymentSeriesMachine)
export type PaymentSeriesStatus = LeafOf<typeof paymentSeriesMachine>

/** `dueDays` are the days on which child support falls due; it applies to child support only. */
export const planFrequencies = [...frequencies, 'dueDays'] as const
export type PlanFrequency = (typeof planFrequencies)[number]

/** One of the planned payments. */
const occurrenceDto = z.object({
  id,
  status: z.enum(paymentStatuses),
  version: z.int(),
  amount: minor,
  /** The day in the payer's zone, and the instant at which it may start. */
  on: date,
  at: instant,
})
export type OccurrenceDto = z.infer<typeof occurrenceDto>

/** The day in the payer's zone, and the instant at which it may start. */
const planned = z.object({ on: date, at: instant, amount: minor })

/** This many of the payments that wait are in a line of the list. */
export const upcomingShown = 3

/**
 * One line of the list. `facts` are the chart's context, so that the browser can ask the same chart with `status` and
 * `you`.
 */
export const paymentSeriesSummaryDto = z.object({
  id,
  status: z.enum(paymentSeriesStatuses),
  version: z.int(),
  name: z.string(),
  /** The sum of all payments, and the part of it that still waits. */
  total: minor,
  waiting: minor,
  currency,
  frequency: z.enum(planFrequencies),
  startsOn: date,
  /** 3 is every third day, week, month or year. */
  interval: z.int(),
  /** The IANA zone of its days: where the payer lived when it was planned. */
  zone: z.string(),
  payerId: id,
  receiverId: id,
  /** It pays an expense, or the child support ledger that is named by its first order. */
  expense: z.nullable(z.object({ id, name: z.string() })),
  ledgerId: z.nullable(id),
  /** The first payment that still waits. */
  next: z.nullable(planned),
  /** The first three payments that still wait. */
  upcoming: z.array(planned).check(z.maxLength(upcomingShown)),
  createdAt: instant,
  facts: z.object({ ahead: z.int(), cutShort: z.boolean(), mayEdit: z.boolean() }),
  you: youAmong(paymentSeriesParties),
})
export type PaymentSeriesSummaryDto = z.infer<typeof paymentSeriesSummaryDto>

export const paymentSeriesDto = z.extend(paymentSeriesSummaryDto, {
  /** The account it is taken from; only its payer receives this. */
  bankAccountId: z.nullable(id),
  /** The payments are in the order of their days. */
  payments: z.array(occurrenceDto),
})
export type PaymentSeriesDto = z.infer<typeof paymentSeriesDto>

const sum = z.int(orRequired('notANumber')).check(z.gte(1, 'notPositive'), z.lte(limits.amount, 'tooLarge'))
/** A plan always ends. */
const recurrenceFields = recurrenceFieldsUpTo({ most: limits.paymentSeries.payments, tooMany: 'tooManyPayments' })
/** The fields that a person enters for any plan. */
const planFields = {
  /** A series has a name; a single payment has none. */
  name: optionalLine(limits.paymentSeries.name),
  bankAccountId: id,
  ...recurrenceFields,
} as const
/**
 * A plan for an expense has a total: the payments are as equal as cents allow, and the first ones take the odd cents.
 */
const expensePlan = { ...planFields, total: sum } as const
/** A plan for child support has an amount for each payment, for instance on each due date. */
const supportRecurrence = { ...recurrenceFields, frequency: z.enum(planFrequencies) } as const
const supportPlan = { ...planFields, ...supportRecurrence, each: sum } as const

type Named = { readonly frequency: string; readonly name?: string | null | undefined }
const namedWhereNeeded = z.refine<Named>(({ frequency, name }) => frequency === 'once' || Boolean(name), {
  error: 'required',
  path: ['name'],
})

/** `version` is the expense's, as the person saw it. */
export const newSchedule = z
  .strictObject({ expenseId: id, version: z.int(), ...expensePlan })
  .check(namedWhereNeeded, intervalWherePossible, endsWhereNeeded, endsRight)
export type NewSchedule = z.infer<typeof newSchedule>

/** `version` is the order's, as the person saw it. */
export const newSupportSchedule = z
  .strictObject({ version: z.int(), ...supportPlan })
  .check(namedWhereNeeded, intervalWherePossible, endsWhereNeeded, endsRight)
export type NewSupportSchedule = z.infer<typeof newSupportSchedule>

type Sums = { readonly total?: number | undefined; readonly each?: number | undefined }
/** A plan has either a total (for an expense) or an amount for each payment (for child support). */
const oneSum = z.refine<Sums>(({ total, each }) => (total === undefined) !== (each === undefined), {
  error: 'required',
  path: ['total'],
})

/** `version` and `waiting` are what the person saw. An edit replaces the payments that wait. */
const seen = { version: z.int(), waiting: minor } as const
export const paymentSeriesCommand = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('paymentSeries.edit'),
      ...seen,
      ...planFields,
      frequency: z.enum(planFrequencies.slice(1)),
      total: z.optional(sum),
      each: z.optional(sum),
    })
    .check(oneSum, namedWhereNeeded, intervalWherePossible, endsWhereNeeded, endsRight),
  z.strictObject({ type: z.literal('paymentSeries.stop'), ...seen }),
])
export type PaymentSeriesCommand = z.infer<typeof paymentSeriesCommand>

/** `seriesId` names the series whose waiting payments would be replaced. */
export const previewRequest = z
  .strictObject({ expenseId: id, seriesId: z.nullable(id), total: sum, ...recurrenceFields })
  .check(intervalWherePossible, endsWhereNeeded, endsRight)
export type PreviewRequest = z.infer<typeof previewRequest>
export const supportPreviewRequest = z
  .strictObject({ seriesId: z.nullable(id), each: sum, ...supportRecurrence })
  .check(intervalWherePossible, endsWhereNeeded, endsRight)
export type SupportPreviewRequest = z.infer<typeof supportPreviewRequest>

/** The payments that would be created, and the problems that prevent it. */
export const schedulePreviewDto = z.object({
  payments: z.array(z.object({ on: date, at: instant, amount: minor })),
  zone: z.string(),
  /**
   * The most that could be planned beside payments under way: for the expense, or for what falls due by the last day.
   */
  payable: minor,
  /** The scheduled payments that the plan has left before these; null means unlimited. */
  left: z.nullable(z.int()),
  problems: z.array(z.object({ field: z.string(), code: z.enum(fieldProblems) })),
  /** Says whether agreeing to it asks for the password. */
  asksPassword: z.boolean(),
})
export type SchedulePreviewDto = z.infer<typeof schedulePreviewDto>

export const paymentSeriesRoutes = {
  list: route({
    method: 'GET',
    path: '/pub/v1/payment-series',
    access: 'bearer',
    summary: 'What is scheduled between the parents: series, and single payments that wait for their date.',
    output: z.object({
      series: z.array(paymentSeriesSummaryDto),
      /** Single payments that wait, the next one first. */
      single: z.array(paymentDto),
      /** Scheduled payments left on the viewpoint's plan; null means unlimited. */
      left: z.nullable(z.int()),
    }),
  }),
  preview: route({
    method: 'POST',
    path: '/pub/v1/payment-series/preview',
    access: 'bearer',
    pace: 'previews',
    summary: 'The payments that a plan would make, and what stands in its way. Writes nothing.',
    body: previewRequest,
    output: schedulePreviewDto,
  }),
  create: route({
    method: 'POST',
    path: '/pub/v1/payment-series',
    access: 'bearer',
    summary: 'Schedules payments of an expense by bank: one, or a series.',
    body: newSchedule,
    ok: 201,
    /** The new series, or null for a single payment. */
    output: z.object({ series: z.nullable(paymentSeriesDto) }),
  }),
  previewSupport: route({
    method: 'POST',
    path: '/pub/v1/support-orders/:id/payment-series/preview',
    access: 'bearer',
    pace: 'previews',
    summary: 'The payments of child support that a plan would make, and what stands in its way. Writes nothing.',
    params: itemParams,
    body: supportPreviewRequest,
    output: schedulePreviewDto,
  }),
  createSupport: route({
    method: 'POST',
    path: '/pub/v1/support-orders/:id/payment-series',
    access: 'bearer',
    summary: 'Schedules payments of child support by bank, by the order in force: one, or a series.',
    params: itemParams,
    body: newSupportSchedule,
    ok: 201,
    /** The new series, or null for a single payment. */
    output: z.object({ series: z.nullable(paymentSeriesDto) }),
  }),
  get: route({
    method: 'GET',
    path: '/pub/v1/payment-series/:id',
    access: 'bearer',
    summary: 'One series with each of its payments.',
    params: itemParams,
    output: paymentSeriesDto,
  }),
  events: route({
    method: 'POST',
    path: '/pub/v1/payment-series/:id/events',
    access: 'bearer',
    summary: 'A command to one series; its chart decides.',
    params: itemParams,
    body: paymentSeriesCommand,
    output: paymentSeriesDto,
  }),
} as const
