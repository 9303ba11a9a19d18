import { describe, expect, test } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { type Chart, lifecycles } from '#machines/charts.ts'
import { isTurnOf, leafOf, leavesOf, metaOf, pathToValue, turnsOf } from '#machines/shared/decide.ts'
import type { By } from '#machines/shared/turn.ts'
import { pathsOf, reached } from '#machines/walk/chart-walk.ts'
import { edgesOf, nodesOf, transitionsOf } from '#machines/walk/edges.ts'
import { everyBy, play, untouched } from './walk.ts'

const tones = ['attention', 'waiting', 'bank', 'done', 'problem']

describe.each(Object.entries<Chart>(lifecycles))('%s', (name, chart) => {
  const { machine } = chart
  const nodes = nodesOf(machine.root)
  const edges = edgesOf(machine)
  const leaves: string[] = leavesOf(machine)
  const isChoice = (node: AnyStateNode) => (node.always ?? []).length > 0

  test('a walk reaches every state', () => {
    expect([...reached(chart).keys()].sort()).toEqual([...leaves].sort())
  })

  test('the paths drive every transition', () => {
    expect(untouched(chart)).toEqual([])
  })

  test.each(pathsOf(chart).map((path) => ({ path, name: path.name })))('$name', ({ path }) => {
    expect(play(chart, path)).toEqual([path.leaf, ...path.steps.map(({ leaf }) => leaf)])
  })

  test('each state comes back from its column', () => {
    for (const [leaf, { context }] of reached(chart)) {
      const resolved = machine.resolveState({ value: pathToValue(leaf), context })
      expect(leafOf(resolved.value)).toBe(leaf)
      expect(resolved.status).toBe(resolved._nodes.some(({ type }) => type === 'final') ? 'done' : 'active')
    }
  })

  test('effects, clocks and parallel worlds are the server’s: none here', () => {
    for (const node of nodes) {
      expect(node.invoke, node.id).toEqual([])
      expect(node.after, node.id).toEqual([])
      expect(node.type, node.id).not.toMatch(/parallel|history/)
      expect(node.path.length, node.id).toBeLessThanOrEqual(2)
      expect([...node.entry, ...node.exit], node.id).toEqual([])
    }
  })

  test('each state says whose turn it is, its label and its tone', () => {
    for (const snapshot of reached(chart).values()) {
      const { label, tone, turns, due } = metaOf(snapshot)
      expect(turns.length).toBeGreaterThan(0)
      expect(turnsOf(snapshot).length).toBeGreaterThan(0)
      expect(label).toMatch(/^[a-zA-Z]+$/)
      expect(tones).toContain(tone)
      expect([undefined, 'expiresAt', 'respondBy']).toContain(due)
    }
  })

  test('each turn is held by a party that the chart names, or by the product or the bank', () => {
    for (const [leaf, snapshot] of reached(chart))
      for (const whose of metaOf(snapshot).turns) {
        const turn = typeof whose === 'string' ? whose : whose.turn
        const holders = Object.values<By>(chart.people).filter((by) => isTurnOf(machine, turn, by))
        expect(holders.length > 0, `${leaf} ${turn}`).toBe(turn !== 'nobody')
      }
  })

  test('a state without a meaning only chooses, and always finds a choice', () => {
    const silent = nodes.filter((node) => Object.keys(node.states).length === 0 && !node.meta)
    for (const node of silent) expect(node.always?.at(-1)?.guard, node.id).toBeUndefined()
    for (const node of silent) expect(isChoice(node), node.id).toBe(true)
  })

  test('events are this chart’s, one by one, and what keeps the state names its action', () => {
    for (const edge of edges.filter(({ event }) => event !== '')) {
      expect(edge.event, edge.id).toMatch(new RegExp(`^${name}\\.[a-z][A-Za-z]+$`))
      expect(edge.target ?? edge.actions[0], edge.id).toBeTruthy()
      expect(edge.guard, edge.id).toMatch(/^by /)
    }
  })

  test('guards and actions are names that the chart knows', () => {
    const { guards, actions } = machine.implementations
    for (const edge of edges) {
      const named = edge.guard.split(' and ').map((guard) => guard.split(' ')[0])
      for (const guard of named.filter(Boolean)) expect(Object.keys(guards), edge.id).toContain(guard)
      for (const action of edge.actions) expect(Object.keys(actions), edge.id).toContain(action)
    }
    for (const transition of nodes.flatMap(transitionsOf))
      for (const action of transition.actions) expect(action).not.toBeTypeOf('function')
  })

  test('whoever looks on, and whoever is nobody to it, moves nothing', () => {
    const events = [
      ...new Map(chart.steps.map(({ event }) => [JSON.stringify({ ...event, by: null }), event])).values(),
    ]
    const lookers = everyBy.filter(({ party, mode }) => mode !== 'self' || party === 'onlooker')
    for (const [leaf, snapshot] of reached(chart))
      for (const by of lookers)
        for (const event of events) expect(snapshot.can({ ...event, by }), `${leaf} ${event.type}`).toBe(false)
  })

  test('a final state hears nothing', () => {
    for (const [leaf, snapshot] of reached(chart))
      if (snapshot.status === 'done')
        for (const { event } of chart.steps) expect(snapshot.can(event), `${leaf} ${event.type}`).toBe(false)
  })
})
