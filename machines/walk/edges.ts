import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, and, not, or } from 'xstate'

/** A declared transition; `event` is empty for an eventless one. */
export type Edge = {
  readonly id: string
  readonly source: AnyStateNode
  readonly event: string
  readonly guard: string
  /** Undefined when the state is kept. */
  readonly target: AnyStateNode | undefined
  readonly actions: readonly string[]
}

export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** Combined guards are recognised by their checking function, because a built page gives functions other names. */
const combined = Object.entries({ and: and([]), or: or([]), not: not('') })
const checkOf = (guard: object): unknown => ('check' in guard ? guard.check : undefined)

/** Formats `by receiver and amountPayable`. An inline function has no name and shows as such; the linter refuses it. */
export function guardText(guard: unknown): string {
  if (guard === undefined) return ''
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)) {
    const [name = ''] = combined.find(([, sample]) => checkOf(sample) === checkOf(guard)) ?? []
    const parts = guard.guards.map(guardText)
    return name === 'not' ? `not ${parts[0]}` : parts.join(` ${name} `)
  }
  if (typeof guard === 'object' && guard && 'type' in guard)
    return 'params' in guard && typeof guard.params === 'string' ? `${guard.type} ${guard.params}` : `${guard.type}`
  return 'inline function'
}

const actionText = (action: unknown): string =>
  typeof action === 'object' && action && 'type' in action ? `${action.type}` : typeof action === 'string' ? action : ''

export function edgeOf(transition: AnyTransitionDefinition): Edge {
  const { source, eventType: event, target } = transition
  const guard = guardText(transition.guard)
  const condition = guard && ` [${guard}]`
  return {
    id: `${source.path.join('.')} -- ${event || 'always'}${condition} -> ${target?.[0]?.path.join('.') ?? 'stays'}`,
    source,
    event,
    guard,
    target: target?.[0],
    actions: transition.actions.map(actionText),
  }
}

/** Describes a transition's guard for a reader: the permitted senders and the other conditions. `who` is empty when it allows anybody. */
export function askedBy({ guard }: Edge): { readonly who: readonly string[]; readonly conditions: readonly string[] } {
  const parts = guard.split(/ (?:and|or) /).filter(Boolean)
  const who = parts.flatMap((part) => /^by (.+)$/.exec(part)?.[1] ?? [])
  return { who, conditions: parts.filter((part) => !part.startsWith('by ')) }
}

export const edgesOf = (machine: AnyStateMachine): Edge[] => nodesOf(machine.root).flatMap(transitionsOf).map(edgeOf)

/**
 * Shortens `expense.pay` to `pay`, `xstate.done.actor.0.session.restoring` to `done`, `xstate.after.retryDelay...` to
 * `after retryDelay`.
 */
export const shortName = (event: string): string =>
  /^xstate\.(done|error)\./.exec(event)?.[1] ??
  event.replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1').replace(/^.*\./, '')
