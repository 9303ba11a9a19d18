import { actualTimeRoutes } from '#contract/calendar/actual-times.ts'
import { limits } from '#contract/limits.ts'
import { fromEpoch } from '#domain/time.ts'
import { type ActualValues, actualResolver, bodyOf, valuesOf } from '#src/features/calendar/actual/actual.model.ts'
import { formOf, long, problemsOfResolver } from './form.ts'

const { why } = limits.actualTime

/** It is 9:00 on November 20, 2026, where the family lives; the day before was not as planned. */
export const actualTimeForm = formOf<ActualValues>({
  name: 'what really happened',
  route: actualTimeRoutes.record,
  right: (viewer) => ({ ...valuesOf(viewer, '2026-11-19', '2026-11-20T14:00:00.000Z'), why: 'The car broke down' }),
  problems: (values, viewer, now) =>
    problemsOfResolver(
      actualResolver(viewer.family.timeZone, () => fromEpoch(now)),
      values,
    ),
  body: (values, viewer) => bodyOf(values, viewer.family.timeZone),
  withChild: (childId) => ({ childIds: [childId] }),
  rows: [
    { rules: ['notInTheFuture'], what: 'an end now', typed: { until: '2026-11-20T09:00' } },
    {
      rules: ['notInTheFuture'],
      what: 'an end a minute from now',
      typed: { until: '2026-11-20T09:01' },
      problem: ['until', 'inTheFuture'],
    },
    { rules: ['endNotBeforeStart'], what: 'a minute', typed: { until: '2026-11-19T00:01' } },
    {
      rules: ['endNotBeforeStart'],
      what: 'an end at its start',
      typed: { until: '2026-11-19T00:00' },
      problem: ['until', 'endBeforeStart'],
    },
    { rules: ['withinYear'], what: '366 days', typed: { from: '2025-11-19T00:00' } },
    {
      rules: ['withinYear'],
      what: '366 days and a minute',
      typed: { from: '2025-11-18T23:59' },
      problem: ['until', 'overAYear'],
    },
    {
      rules: ['notBefore1900'],
      what: 'a start in 1899',
      typed: { from: '1899-12-30T12:00', until: '1900-01-02T12:00' },
      problem: ['from', 'tooEarly'],
    },
    { rules: ['requiredReason'], what: 'one character', typed: { why: '.' } },
    { rules: ['requiredReason'], what: 'nothing that happened', typed: { why: ' ' }, problem: ['why', 'required'] },
    { rules: ['upTo250'], what: 'the longest text', typed: { why: long(why) } },
    { rules: ['upTo250'], what: 'a longer text', typed: { why: long(why + 1) }, problem: ['why', 'tooLong'] },
    { rules: ['requiredChildren'], what: 'no child', typed: { childIds: [] }, problem: ['childIds', 'required'] },
  ],
})
