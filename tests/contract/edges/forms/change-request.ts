import { changeRequestRoutes } from '#contract/calendar/change-requests.ts'
import { limits } from '#contract/limits.ts'
import { type AskValues, askResolver, bodyOf, fieldOf, valuesOf } from '#src/features/calendar/requests/ask.model.ts'
import { formOf, long, problemsOfResolver } from './form.ts'

const { reason } = limits.changeRequest
const swap = (secondFrom: string, secondUntil: string) => ({ way: 'swap', secondFrom, secondUntil }) as const

/** It is 9:00 on November 20, 2026, where the family lives; ten days later its children are asked for, for a day. */
export const changeRequestForm = formOf<AskValues>({
  name: 'change request',
  route: changeRequestRoutes.ask,
  right: (viewer) => ({
    ...valuesOf(viewer, null),
    from: '2026-11-30T09:00',
    until: '2026-12-01T09:00',
    reason: 'My sister visits',
    expiresAt: '2026-11-23T09:00',
  }),
  problems: (values, viewer, now) =>
    problemsOfResolver(
      askResolver(viewer, () => now),
      values,
    ),
  body: bodyOf,
  fieldOf: (path) => fieldOf(path),
  withChild: (childId) => ({ childIds: [childId] }),
  rows: [
    {
      rules: ['changeAhead'],
      what: '48 hours ahead',
      typed: { from: '2026-11-22T09:00', expiresAt: '2026-11-21T09:00' },
    },
    {
      rules: ['changeAhead'],
      what: 'a minute less than 48 hours ahead',
      typed: { from: '2026-11-22T08:59', expiresAt: '2026-11-21T08:59' },
      problem: ['from', 'fromTooSoon'],
    },
    { rules: ['expiresAhead'], what: 'an expiry in 24 hours', typed: { expiresAt: '2026-11-21T09:00' } },
    {
      rules: ['expiresAhead'],
      what: 'an expiry a minute sooner',
      typed: { expiresAt: '2026-11-21T08:59' },
      problem: ['expiresAt', 'expiresTooSoon'],
    },
    {
      rules: ['expiresBeforeFrom', 'expiresBeforeDate'],
      what: 'an expiry 24 hours before it',
      typed: { expiresAt: '2026-11-29T09:00' },
    },
    {
      rules: ['expiresBeforeFrom'],
      what: 'an expiry a minute later',
      typed: { expiresAt: '2026-11-29T09:01' },
      problem: ['expiresAt', 'expiresTooLate'],
    },
    {
      rules: ['expiresBeforeDate'],
      what: 'an expiry on its day, which has 25 hours',
      typed: { from: '2027-11-07T23:30', until: '2027-11-08T09:00', expiresAt: '2027-11-07T00:15' },
      problem: ['expiresAt', 'expiresOnChangeDate'],
    },
    {
      rules: ['endNotBeforeStart'],
      what: 'an end a minute after its start',
      typed: { until: '2026-11-30T09:01' },
    },
    {
      rules: ['endNotBeforeStart'],
      what: 'an end at its start',
      typed: { until: '2026-11-30T09:00' },
      problem: ['until', 'endBeforeStart'],
    },
    {
      rules: ['exchangesApart'],
      what: 'two times one after the other',
      typed: swap('2026-12-01T09:00', '2026-12-02T09:00'),
    },
    {
      rules: ['exchangesApart'],
      what: 'two times with a minute in common',
      typed: swap('2026-12-01T08:59', '2026-12-02T09:00'),
      refused: 'exchangeOverlaps',
    },
    { rules: ['requiredReason'], what: 'one character', typed: { reason: '.' } },
    { rules: ['requiredReason'], what: 'no reason', typed: { reason: ' ' }, problem: ['reason', 'required'] },
    { rules: ['upTo250'], what: 'the longest reason', typed: { reason: long(reason) } },
    {
      rules: ['upTo250'],
      what: 'a longer reason',
      typed: { reason: long(reason + 1) },
      problem: ['reason', 'tooLong'],
    },
    { rules: ['requiredChildren'], what: 'no child', typed: { childIds: [] }, problem: ['childIds', 'required'] },
  ],
})
