import { describe, expect, test } from 'vitest'
import { charts } from '#machines/charts.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { pathsOf, reached } from '#machines/walk/chart-walk.ts'
import { play, untouched } from './walk.ts'

const chartOf = (name: string) => {
  const chart = charts[name]
  if (!chart) throw new Error(`no chart ${name}`)
  return chart
}

describe.each(['bankTransfer', 'bankCustomer'])('%s', (name) => {
  const chart = chartOf(name)

  test('a walk reaches every state and drives every transition', () => {
    const seen = pathsOf(chart).flatMap(({ leaf, steps }) => [leaf, ...steps.map((step) => step.leaf)])
    expect(new Set(seen)).toEqual(new Set<string>(leavesOf(chart.machine)))
    expect(untouched(chart)).toEqual([])
  })

  test.each(pathsOf(chart).map((path) => ({ path, name: path.name })))('$name', ({ path }) => {
    expect(play(chart, path)).toEqual([path.leaf, ...path.steps.map(({ leaf }) => leaf)])
  })
})

/** Lists the accepted events in each state, for each start. */
const webhookOf = (name: string) => {
  const chart = chartOf(name)
  return [...reached(chart)].map(([leaf, at]) => {
    const events = chart.steps.filter(({ event }) => at.can(event)).map(({ event }) => event.type.split('.')[1])
    return `${leaf}: ${events.join(', ') || 'nothing'}`
  })
}

test('a transfer can be cancelled before the cut-off and never after it', () => {
  expect(webhookOf('bankTransfer').filter((line) => line.includes('cancel,') || line.endsWith('cancel'))).toEqual([
    'pending: due, cancel',
  ])
})

test('who is refused or deactivated stays so', () => {
  expect(webhookOf('bankCustomer')).toEqual(expect.arrayContaining(['refused: nothing', 'deactivated: nothing']))
})
