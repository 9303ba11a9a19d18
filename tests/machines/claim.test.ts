import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { type Chart, lifecycles } from '#machines/charts.ts'
import { claimPeople, claimSteps } from '#machines/claim/claim.paths.ts'
import { claimStates } from '#machines/claim/claim.states.ts'
import { type ClaimEvent, type ClaimMeta, claimParties } from '#machines/claim/claim.types.ts'
import { type LeafOf, leavesOf, metaOfLeaf } from '#machines/shared/decide.ts'
import { type By, byAmong } from '#machines/shared/turn.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import { shortName } from '#machines/walk/edges.ts'
import { matrixOf } from '#machines/walk/matrix.ts'
import { matrix, untouched } from './walk.ts'

/** A second chart that takes the states over: one parent records how a holiday was spent, the other confirms it. */
const holidayMachine = setup({
  types: { events: {} as ClaimEvent<'holiday'> & { readonly by: By }, meta: {} as ClaimMeta },
  guards: { by: byAmong(claimParties) },
  actions: { count: () => {}, keepObjection: () => {} },
}).createMachine({
  id: 'holiday',
  initial: 'recorded',
  states: {
    ...claimStates('holiday', { confirmed: 'counted', onConfirm: 'count', onDispute: 'keepObjection' }),
    counted: { type: 'final', meta: { turns: ['nobody'], label: 'counted', tone: 'done', agreed: 'ended' } },
  },
})

const holiday: Chart = { machine: holidayMachine, begins: [{}], steps: claimSteps('holiday'), people: claimPeople }
const { supportOrder } = lifecycles
const claims = ['recorded', 'disputed', 'withdrawn'] as const satisfies readonly LeafOf<typeof holidayMachine>[]

test('who may do what to a claim', () => {
  expect(matrix(holiday)).toMatchInlineSnapshot(`
    "recorded  | confirm other, dispute other, withdraw creator
    disputed  | nobody
    withdrawn | nobody
    counted   | nobody"
  `)
  expect(untouched(holiday)).toEqual([])
})

/** The rows of the states that charts take over, by the short names of their events. */
const rowsOf = (chart: Chart) =>
  matrixOf(chart)
    .filter(({ leaf }) => claims.some((claim) => claim === leaf))
    .map(({ leaf, cells }) => ({
      leaf,
      cells: cells
        .filter(({ allowed }) => allowed.length > 0)
        .map(({ attempt, allowed }) => ({ event: shortName(attempt.type), allowed })),
    }))

/** The paths by the commands to a claim alone, with the chart's own name of the confirmed state replaced. */
const walkOf = (chart: Chart, entity: string, confirmed: string) => {
  const steps = claimSteps(entity)
  return pathsOf({ ...chart, steps, begins: chart.begins.slice(0, 1) }).map(({ name }) =>
    name.replace(confirmed, 'confirmed'),
  )
}

test('an order of child support and another claim have the same matrix and the same walk', () => {
  expect(rowsOf(supportOrder)).toEqual(rowsOf(holiday))
  expect(rowsOf(holiday).map(({ leaf }) => leaf)).toEqual(claims)
  expect(walkOf(supportOrder, 'supportOrder', 'active')).toEqual(walkOf(holiday, 'holiday', 'counted'))
  expect(walkOf(holiday, 'holiday', 'counted')).toEqual([
    'recorded, confirm by other: confirmed',
    'recorded, dispute by other: disputed',
    'recorded, withdraw by creator: withdrawn',
  ])
})

test('both describe these states in the same way', () => {
  for (const leaf of claims) expect(metaOfLeaf(supportOrder.machine, leaf)).toEqual(metaOfLeaf(holidayMachine, leaf))
  const rejected = leavesOf(holidayMachine).filter((leaf) => metaOfLeaf<ClaimMeta>(holidayMachine, leaf).rejected)
  expect(rejected).toEqual(['disputed', 'withdrawn'])
})
