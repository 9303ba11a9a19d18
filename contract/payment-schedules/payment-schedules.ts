import * as z from 'zod/mini'
import { paymentSeriesMachine } from '#machines/payment-schedules/payment-series.machine.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { currency, date, id, instant, itemParams, minor, optionalLine, orRequired, you } from '../common.ts'
import { fieldProblems } from '../errors.ts'
import { limits } from '../limits.ts'
import { paymentDto, paymentStatuses } from '../payments/payments.ts'
import { route } from '../route.ts'
import { endsRight, endsWhereNeeded, frequencies, recurrenceFields } from './recurrence.ts'

/** Every leaf of the chart; nowhere else is a status written. */
export const paymentSeriesStatuses = leavesOf(paymentSeriesMachine)
export type PaymentSeriesStatus = LeafOf<typeof paymentSeriesMachine>

/** `dueDays`: on the days on which child support falls due, whatever its rhythm; of nothing else. */
export const planFrequencies = [...frequencies, 'dueDays'] as const
export type PlanFrequency = (typeof planFrequencies)[number]

/** One of the payments, from the day it is planned for to how it ended. */
const occurrenceDto = z.object({
  id,
  status: z.enum(paymentStatuses),
  version: z.int(),
  amount: minor,
  /** The day where the payer lives, and the instant that it may start. */
  on: date,
  at: instant,
})
export type OccurrenceDto = z.infer<typeof occurrenceDto>

/** One line of the list. `facts` are the chart's context: with `status` and `you` both sides ask it the same question. */
export const paymentSeriesSummaryDto = z.object({
  id,
  status: z.enum(paymentSeriesStatuses),
  version: z.int(),
  name: z.string(),
  /** What all its payments add up to, and of that what still waits. */
  total: minor,
  waiting: minor,
  currency,
  frequency: z.enum(planFrequencies),
  startsOn: date,
  /** The IANA zone that its days are in: where the payer lived when it was planned. */
  zone: z.string(),
  payerId: id,
  receiverId: id,
  /** What it pays: an expense, or the ledger of child support that its first order names. */
  expense: z.nullable(z.object({ id, name: z.string() })),
  ledgerId: z.nullable(id),
  /** The first that still waits. */
  next: z.nullable(z.object({ on: date, at: instant, amount: minor })),
  createdAt: instant,
  facts: z.object({ ahead: z.int(), cutShort: z.boolean(), mayEdit: z.boolean() }),
  you,
})
export type PaymentSeriesSummaryDto = z.infer<typeof paymentSeriesSummaryDto>

export const paymentSeriesDto = z.extend(paymentSeriesSummaryDto, {
  /** The account it is taken from: to its payer alone. */
  bankAccountId: z.nullable(id),
  /** In the order of their days. */
  payments: z.array(occurrenceDto),
})
export type PaymentSeriesDto = z.infer<typeof paymentSeriesDto>

const sum = z.int(orRequired('notANumber')).check(z.gte(1, 'notPositive'), z.lte(limits.amount, 'tooLarge'))
/** What a person types of any plan. */
const planFields = {
  /** A series is called something; one payment alone is not. */
  name: optionalLine(limits.paymentSeries.name),
  bankAccountId: id,
  ...recurrenceFields,
} as const
/** Of an expense, a sum: the payments are as equal as cents allow, and the last one takes what is over. */
const expensePlan = { ...planFields, total: sum } as const
/** Of child support, so much each time, for instance on each day on which it falls due. */
const supportRhythm = { ...recurrenceFields, frequency: z.enum(planFrequencies) } as const
const supportPlan = { ...planFields, ...supportRhythm, each: sum } as const

type Named = { readonly frequency: string; readonly name?: string | null | undefined }
const namedWhereNeeded = z.refine<Named>(({ frequency, name }) => frequency === 'once' || Boolean(name), {
  error: 'required',
  path: ['name'],
})

/** `version`: of the expense that the person saw. */
export const newSchedule = z
  .strictObject({ expenseId: id, version: z.int(), ...expensePlan })
  .check(namedWhereNeeded, endsWhereNeeded, endsRight)
export type NewSchedule = z.infer<typeof newSchedule>

/** `version`: of the order that the person saw. */
export const newSupportSchedule = z
  .strictObject({ version: z.int(), ...supportPlan })
  .check(namedWhereNeeded, endsWhereNeeded, endsRight)
export type NewSupportSchedule = z.infer<typeof newSupportSchedule>

type Sums = { readonly total?: number | undefined; readonly each?: number | undefined }
/** An expense is paid a sum, child support so much each time. */
const oneSum = z.refine<Sums>(({ total, each }) => (total === undefined) !== (each === undefined), {
  error: 'required',
  path: ['total'],
})

/** `waiting`: what the person saw waiting in it, beside the version. An edit replaces what waits. */
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
    .check(oneSum, namedWhereNeeded, endsWhereNeeded, endsRight),
  z.strictObject({ type: z.literal('paymentSeries.stop'), ...seen }),
])
export type PaymentSeriesCommand = z.infer<typeof paymentSeriesCommand>

/** `seriesId`: the series whose waiting payments it would replace. */
export const previewRequest = z
  .strictObject({ expenseId: id, seriesId: z.nullable(id), total: sum, ...recurrenceFields })
  .check(endsWhereNeeded, endsRight)
export type PreviewRequest = z.infer<typeof previewRequest>
export const supportPreviewRequest = z
  .strictObject({ seriesId: z.nullable(id), each: sum, ...supportRhythm })
  .check(endsWhereNeeded, endsRight)
export type SupportPreviewRequest = z.infer<typeof supportPreviewRequest>

/** What would be written, and what stands in its way. */
export const schedulePreviewDto = z.object({
  payments: z.array(z.object({ on: date, at: instant, amount: minor })),
  zone: z.string(),
  /** What could be planned at most, beside what is on its way: of the expense, or of what falls due by the last day. */
  payable: minor,
  /** Scheduled payments left on the plan before these; null is without end. */
  left: z.nullable(z.int()),
  problems: z.array(z.object({ field: z.string(), code: z.enum(fieldProblems) })),
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
      /** Scheduled payments left on the plan of the viewpoint; null is without end. */
      left: z.nullable(z.int()),
    }),
  }),
  preview: route({
    method: 'POST',
    path: '/pub/v1/payment-series/preview',
    access: 'bearer',
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
    /** Of a series, itself; of one payment, null. */
    output: z.object({ series: z.nullable(paymentSeriesDto) }),
  }),
  previewSupport: route({
    method: 'POST',
    path: '/pub/v1/support-orders/:id/payment-series/preview',
    access: 'bearer',
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
    /** Of a series, itself; of one payment, null. */
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
