import * as z from 'zod/mini'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { subscriptionMachine } from '#machines/subscriptions/subscription.machine.ts'
import { chargePurposes, subscriptionKinds, subscriptionParties } from '#machines/subscriptions/subscription.types.ts'
import { currency, id, instant, itemParams, minor, youAmong } from '../common.ts'
import { route } from '../route.ts'
import { soldPackages, terms } from './offers.ts'
import { planToken } from './plan-token.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const subscriptionStatuses = leavesOf(subscriptionMachine)
export type SubscriptionStatus = LeafOf<typeof subscriptionMachine>

const sold = z.enum(soldPackages, 'required')
const term = z.enum(terms, 'required')
const choice = z.object({ package: sold, term })

export const offer = z.object({
  package: sold,
  term,
  currency,
  price: minor,
  discount: z.nullable(z.enum(['both'])),
  total: minor,
})

/** Says what went wrong with the last charge, and what the payer can do about it. */
export const chargeProblems = ['refused', 'expired', 'authentication', 'refunded', 'disputed'] as const
export type ChargeProblem = (typeof chargeProblems)[number]

const facts = z.object({
  kind: z.enum(subscriptionKinds),
  renews: z.boolean(),
  card: z.boolean(),
  charging: z.nullable(z.enum(chargePurposes)),
  planned: z.boolean(),
  timeLeft: z.boolean(),
})

/** Only the payer ever sees one. */
export const subscriptionDto = z.object({
  id,
  status: z.enum(subscriptionStatuses),
  version: z.int(),
  facts,
  /** Null while it is a trial, and before anything was bought. */
  chosen: z.nullable(choice),
  /** Begins at the end of the period. */
  planned: z.nullable(choice),
  endsAt: z.nullable(instant),
  /** The next charge; null where none is coming. */
  nextTotal: z.nullable(minor),
  currency,
  problem: z.nullable(z.enum(chargeProblems)),
  /** The provider's page on which the payer authenticates the open charge. */
  authenticateAt: z.nullable(z.string()),
  you: youAmong(subscriptionParties),
})
export type SubscriptionDto = z.infer<typeof subscriptionDto>

export const cardDto = z.object({
  kind: z.enum(['card', 'ach']),
  brand: z.string(),
  last4: z.string(),
  /** The last month in which it is good, as `YYYY-MM`; null for what does not expire. */
  expires: z.nullable(z.string()),
})
export type CardDto = z.infer<typeof cardDto>

export const receiptDto = z.object({
  id,
  at: instant,
  package: sold,
  term,
  amount: minor,
  currency,
  purpose: z.enum(chargePurposes),
  kind: z.enum(['own', 'coparent', 'waiver']),
  state: z.enum(['paid', 'refunded', 'disputed']),
  from: z.nullable(instant),
  to: z.nullable(instant),
})
export type ReceiptDto = z.infer<typeof receiptDto>

const usage = z.object({ used: z.int(), allowed: z.nullable(z.int()) })

export const planDto = z.object({
  /** The plan by which everything is limited, from whichever subscription contains the most. */
  plan: z.enum(['trial', 'essentials', 'premium', 'lapsed']),
  /** Says whose subscription that is; of the other parent's no more is known than this. */
  from: z.nullable(z.enum(subscriptionKinds)),
  own: subscriptionDto,
  /** A year that was granted. */
  waiver: z.nullable(subscriptionDto),
  coparent: z.nullable(z.object({ firstName: z.string(), subscription: subscriptionDto, offers: z.array(offer) })),
  offers: z.array(offer),
  card: z.nullable(cardDto),
  receipts: z.array(receiptDto),
  /** Null without a session, because payments are counted where a family is looked at. */
  usage: z.nullable(z.object({ storage: usage, outgoingPayments: usage, scheduledPayments: usage, toneChecks: usage })),
  /** Bank transfers are offered where the person lives, so that their limits mean something. */
  bankTransfers: z.boolean(),
  /** Says that cards can be given; without a provider nothing is sold. */
  selling: z.boolean(),
})
export type PlanDto = z.infer<typeof planDto>

const seen = { version: z.int() } as const
const command = <Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) =>
  z.strictObject({ type: z.literal(type), ...seen, ...fields })
/** `total` is the amount that the person saw, which is charged or refused. */
const chosen = { package: sold, term, total: minor } as const

export const subscriptionCommand = z.discriminatedUnion('type', [
  command('subscription.buy', chosen),
  command('subscription.upgrade', chosen),
  command('subscription.downgrade', { package: sold, term }),
  command('subscription.keep', {}),
  command('subscription.stopRenewal', {}),
  command('subscription.startRenewal', {}),
])
export type SubscriptionCommand = z.infer<typeof subscriptionCommand>

/** The page to which the provider of cards leads back. */
export const planPages = ['account', 'upgrades', 'renewals'] as const
export type PlanPage = (typeof planPages)[number]

const path = '/pub/v1/plan'
const page = z.object({ url: z.string() })
const noBody = z.strictObject({})

export const subscriptionRoutes = {
  plan: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'What the caller pays for, their card, receipts and prices. Nobody sees the other parent’s.',
    output: planDto,
  }),
  events: route({
    method: 'POST',
    path: `${path}/subscriptions/:id/events`,
    access: 'bearer',
    summary: 'A command of the payer; the chart decides. A charge is asked for after the answer.',
    params: itemParams,
    body: subscriptionCommand,
    output: subscriptionDto,
  }),
  preview: route({
    method: 'POST',
    path: `${path}/subscriptions/:id/upgrade`,
    access: 'bearer',
    summary: 'What a larger package costs for the rest of the period.',
    params: itemParams,
    body: z.strictObject({ package: sold, term }),
    output: z.object({ total: minor, currency }),
  }),
  openCardPage: route({
    method: 'POST',
    path: `${path}/card`,
    access: 'bearer',
    summary: 'Opens the provider’s page for a card. No number of a card reaches this server.',
    body: noBody,
    output: page,
  }),
  lookAtCard: route({
    method: 'POST',
    path: `${path}/card/look`,
    access: 'bearer',
    summary: 'Asks the provider what became of the page for a card, once the person is back.',
    body: noBody,
    output: z.object({ card: z.nullable(cardDto) }),
  }),
  removeCard: route({
    method: 'DELETE',
    path: `${path}/card`,
    access: 'bearer',
    summary: 'Removes the card. Nothing is charged without one.',
    ok: 204,
    output: z.void(),
  }),
  byToken: route({
    method: 'POST',
    path: `${path}/by-token`,
    access: 'optional',
    summary: 'The same as the plan, for whoever holds a sealed token, without a session.',
    body: z.strictObject({ token: planToken }),
    output: planDto,
  }),
  eventsByToken: route({
    method: 'POST',
    path: `${path}/by-token/events`,
    access: 'optional',
    summary: 'A command for the caller’s own subscription by a sealed token.',
    body: z.strictObject({ token: planToken, command: subscriptionCommand }),
    output: subscriptionDto,
  }),
  cardPageByToken: route({
    method: 'POST',
    path: `${path}/by-token/card`,
    access: 'optional',
    summary: 'Opens the provider’s page for a card by a sealed token.',
    body: z.strictObject({ token: planToken, page: z.enum(['upgrades', 'renewals']) }),
    output: page,
  }),
  lookByToken: route({
    method: 'POST',
    path: `${path}/by-token/card/look`,
    access: 'optional',
    summary: 'Asks what became of that page.',
    body: z.strictObject({ token: planToken }),
    output: z.object({ card: z.nullable(cardDto) }),
  }),
} as const
