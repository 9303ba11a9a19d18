import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, initialTransition, transition } from 'xstate'
import { judgeMove } from '#domain/record/laws/judge-move.ts'
import type { Law } from '#domain/record/laws/law.ts'
import { laws, newestLaw } from '#domain/record/laws/laws.gen.ts'
import { type Chart, lifecycles } from '#machines/charts.ts'
import { leafOf, leavesOf, pathToValue } from '#machines/shared/decide.ts'
import type { By, Mode } from '#machines/shared/turn.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import { lawOfCharts } from '../../scripts/law/chart-law.ts'

const lawNamed = (number: number): Law => {
  const law = laws.get(number)
  if (!law) throw new Error(`there is no law ${number}`)
  return law
}
const plain = (law: Law): unknown => JSON.parse(JSON.stringify(law))

test('new entries are judged by what the charts are today: else npm run law -- release', () => {
  expect(plain(lawOfCharts())).toEqual(plain(lawNamed(newestLaw)))
})

test('a law that judges what is in a record is never changed', () => {
  const digest = (law: Law) => createHash('sha256').update(JSON.stringify(law)).digest('hex')
  expect(digest(lawNamed(1))).toMatchInlineSnapshot(
    `"99e8afa6ec5f650979abad4182b33094dcc649554ef01d87727f15d59e156ba4"`,
  )
})

const modes = Object.keys({ self: true, viewing: true, synced: true } satisfies Record<Mode, true>)
/** Returns every party of a chart in every mode. */
const everybodyOf = ({ people }: Chart): By[] => {
  const parties = new Set(Object.values(people).map(({ party }) => party))
  return [...parties].flatMap((party) => modes.map((mode) => ({ actor: null, party, mode }) as By))
}

/** The numbers are small, so that they are often equal. */
const few = fc.integer({ min: -1, max: 3 })
/** Omits any or all fields, because a forged record must be judged as strictly as the chart would. */
const some = <T extends object>(fields: { [Key in keyof T]: fc.Arbitrary<T[Key]> }): fc.Arbitrary<object> =>
  fc.oneof({ weight: 2, arbitrary: fc.record(fields) }, fc.record(fields, { requiredKeys: [] }), fc.constant({}))
const outcomes = ['paid', 'confirmed', 'reimbursed', 'failed', 'returned', 'stopped', 'refused', 'void', null]
const plan = some({
  begun: fc.boolean(),
  over: fc.boolean(),
  answer: fc.constantFrom('none', 'agreed', 'objected'),
})
const facts: Readonly<Record<keyof typeof lifecycles, fc.Arbitrary<object>>> = {
  expense: some({
    owed: few,
    settled: few,
    checks: few,
    inFlight: few,
    scheduled: few,
    lastOutcome: fc.constantFrom(...outcomes),
    opened: fc.boolean(),
    private: fc.boolean(),
  }),
  changeRequest: some({ free: fc.boolean(), counterable: fc.boolean(), over: fc.boolean() }),
  parentingSchedule: plan,
  holiday: plan,
  actualTime: some({}),
  schoolBreak: some({ begun: fc.boolean() }),
  calendarFeed: some({}),
  calendarEvent: some({ private: fc.boolean(), begun: fc.boolean(), repeats: fc.boolean(), coming: fc.boolean() }),
  connectedCalendar: some({}),
  myFile: some({}),
  monthlyExpense: some({ due: fc.boolean(), last: fc.boolean() }),
  payment: some({
    method: fc.constantFrom('check', 'bank', 'reimbursed'),
    amount: few,
    later: fc.boolean(),
    payable: few,
  }),
  paymentSeries: some({ ahead: few, cutShort: fc.boolean(), mayEdit: fc.boolean() }),
  supportOrder: some({ recorderPays: fc.boolean(), due: few, over: fc.boolean() }),
  paymentAccount: some({ offered: fc.boolean(), answered: fc.boolean(), customer: fc.boolean() }),
  linkedAccount: some({ codeInTime: fc.boolean(), resettable: fc.boolean() }),
  delivery: some({}),
  draft: some({}),
  journalEntry: some({}),
  infoEntry: some({ concerns: fc.constantFrom('children', 'author', 'other') }),
  invitation: some({ joinsAt: fc.constantFrom('nowhere', 'invited', 'other') }),
}
const details = some({ amount: few, remaining: few, hindrance: fc.constantFrom(null, 'sendingLimit') })

type Sent = { readonly type: string; readonly by: By }

const chartMove = (machine: AnyStateMachine, leaf: string, context: unknown, event: Sent): string | null => {
  const snapshot = machine.resolveState({ value: pathToValue(leaf), context })
  return snapshot.can(event) ? leafOf(transition(machine, snapshot, event)[0].value) : null
}

describe.each(Object.keys(lifecycles) as (keyof typeof lifecycles)[])(
  '%s: the newest law says what the chart says',
  (name) => {
    const chart: Chart = lifecycles[name]
    const machine: AnyStateMachine = chart.machine
    const law = lawNamed(newestLaw)
    const everybody = everybodyOf(chart)
    const leaves: string[] = leavesOf(machine)
    const events = [...new Set(chart.steps.map(({ event }) => event.type)), `${name}.unheardOf`]

    test('in every state, for every event and person, whatever the facts', { timeout: 20_000 }, () => {
      let allowed = 0
      const agree = (context: object, sent: object) => {
        for (const leaf of leaves)
          for (const type of events)
            for (const by of everybody) {
              const chartTarget = chartMove(machine, leaf, context, { ...sent, type, by })
              const judged = judgeMove(law, name, { event: type, from: leaf, by, facts: context, details: sent })
              if (chartTarget !== judged)
                expect.fail(`${leaf}, ${type} by ${by.party} ${by.mode}: ${chartTarget}, but ${judged}`)
              if (chartTarget !== null) allowed += 1
            }
      }
      fc.assert(fc.property(facts[name], details, agree), { numRuns: 15 })
      expect(allowed).toBeGreaterThan(0)
    })

    test('at the beginning', () => {
      const agree = (input: object) => {
        const begun = leafOf(initialTransition(machine, input)[0].value)
        const to = { event: `${name}.begin`, from: undefined, by: null, facts: input, details: {} }
        expect(judgeMove(law, name, to)).toBe(begun)
      }
      fc.assert(fc.property(facts[name], agree), { numRuns: 100 })
    })

    test('on every path of a walk', () => {
      for (const { input, leaf, steps } of pathsOf(chart)) {
        let [at, known]: [string, object] = [leaf, input]
        for (const { event, facts: brought, leaf: next } of steps) {
          known = { ...known, ...brought }
          const by = event.who === undefined ? undefined : chart.people[event.who]
          const judged = judgeMove(law, name, { event: event.type, from: at, by, facts: known, details: event })
          expect(judged, `${at}, ${event.type} by ${event.who}`).toBe(next)
          at = next
        }
      }
    })
  },
)
