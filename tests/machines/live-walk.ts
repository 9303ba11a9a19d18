import { setImmediate } from 'node:timers/promises'
import { getShortestPaths } from '@xstate/graph'
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
} from 'xstate'

// Walks a browser chart on live actors, because promises and timers are part of its behaviour.

export type Walk = {
  readonly machine: AnyStateMachine
  readonly input?: unknown
  /** Contains every possible event: those of people and other tabs, each answer of each invoked actor, each delay. */
  readonly events: readonly AnyEventObject[]
  /** Contains the invoked actors by the name of their source. */
  readonly actors: readonly string[]
  /** Names counters in the context, which would make the paths endless. */
  readonly ignore?: readonly string[]
}
type Step = { readonly event: AnyEventObject; readonly state: AnyMachineSnapshot }

const identity = ({ value, context }: AnyMachineSnapshot, ignore: readonly string[] = []) =>
  JSON.stringify([value, Object.entries(context).filter(([key]) => !ignore.includes(key))])

/**
 * Returns the shortest path over each transition. Each transition is its own vertex, so that transitions back are
 * covered too.
 */
export function pathsOf({ machine, input, events, ignore }: Walk): { name: string; steps: readonly Step[] }[] {
  const paths = getShortestPaths(machine, {
    input,
    limit: 5000,
    events: (state: AnyMachineSnapshot) =>
      state.status === 'active' ? events.filter((event) => machine.getTransitionData(state, event).length > 0) : [],
    serializeState: (state: AnyMachineSnapshot, event: AnyEventObject | undefined, before?: AnyMachineSnapshot) =>
      `${identity(state, ignore)} ${before ? JSON.stringify([event, before.value]) : ''}`,
  })
  return paths.map(({ steps }) => ({ name: steps.map(({ event }) => event.type).join(' > '), steps }))
}

/** Maps each declared transition of a chart to its name, including those without an event. */
function edgesOf(machine: AnyStateMachine): Map<object, string> {
  const edges = new Map<object, string>()
  const visit = (node: AnyStateMachine['root']) => {
    for (const list of [...node.transitions.values(), node.always ?? []])
      for (const [index, edge] of list.entries())
        edges.set(edge, `${node.id} ${edge.eventType || 'always'} ${index} ${edge.target?.[0]?.id ?? ''}`)
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
  return edges
}

/**
 * Plays one path: resolves promises, advances timers and sends events. Returns the states and transitions it covered.
 */
export async function play({ machine, input, actors, ignore }: Walk, steps: readonly Step[]) {
  const waiting = new Map<string, { resolve: (value: unknown) => void; reject: (error: unknown) => void }>()
  const deferred = fromPromise(
    ({ self }: { self: AnyActorRef }) =>
      new Promise<unknown>((resolve, reject) => waiting.set(self.id, { resolve, reject })),
  )
  const provided = machine.provide({ actors: Object.fromEntries(actors.map((name) => [name, deferred])) })
  const names = edgesOf(provided)
  const driven: string[] = []
  const clock = new SimulatedClock()
  const actor = createActor(provided, {
    input,
    clock,
    inspect: (inspection) => {
      if (inspection.type !== '@xstate.microstep') return
      for (const edge of inspection._transitions) driven.push(names.get(edge) ?? '')
    },
  }).start()
  const seen: string[] = []
  for (const { event } of steps) {
    const [, kind, id = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(event.type) ?? []
    if (kind === 'done.actor') waiting.get(id)?.resolve(event.output)
    else if (kind === 'error.actor') waiting.get(id)?.reject(event.error)
    else if (kind === 'after') clock.increment(3_600_000)
    else if (event.type !== 'xstate.init') actor.send(event)
    await setImmediate()
    seen.push(identity(actor.getSnapshot(), ignore))
  }
  actor.stop()
  return { seen, expected: steps.map(({ state }) => identity(state, ignore)), driven }
}

/** Plays every path of every walk and returns the transitions and states that none covered. */
export async function leftOver(walks: readonly Walk[]): Promise<string[]> {
  const left = new Set<string>()
  for (const { machine } of walks) for (const name of edgesOf(machine).values()) left.add(name)
  for (const walk of walks)
    for (const path of pathsOf(walk)) for (const edge of (await play(walk, path.steps)).driven) left.delete(edge)
  return [...left]
}
