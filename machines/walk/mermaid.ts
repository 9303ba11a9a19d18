import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { Meta, Whose } from '../shared/turn.ts'
import { type Edge, edgesOf, shortName } from './edges.ts'

type Arrow = { readonly source: AnyStateNode; readonly target: AnyStateNode; readonly label: string }

/**
 * Draws a state diagram with whose turn it is in each state, and the guards (including who) and actions of each
 * transition.
 */
export function asMermaid(machine: AnyStateMachine): string {
  return `${['stateDiagram-v2', ...inside(machine.root, edgesOf(machine).map(arrowOf))].join('\n')}\n`
}

function inside(parent: AnyStateNode, arrows: readonly Arrow[]): string[] {
  const here = arrows.filter(({ source }) => source.parent === parent)
  const lines = [
    ...Object.values(parent.states).flatMap((child) =>
      isComposite(child) ? [`state ${idOf(child)} {`, ...inside(child, arrows), '}'] : declared(child),
    ),
    ...parent.initial.target.map((first) => `[*] --> ${idOf(first)}`),
    ...[...Map.groupBy(here, ({ source, target }) => `${source.id} ${target.id}`).values()].flatMap(drawn),
  ]
  return lines.map((line) => `  ${line}`)
}

/**
 * Arrows between the same two states would overlap, so they become one with several lines. Those from a composite state
 * to itself would be hidden behind it, so they become a note.
 */
function drawn(alike: readonly Arrow[]): string[] {
  const labels = alike.map(({ label }) => label)
  return alike.slice(0, 1).flatMap(({ source, target }) => {
    if (source === target && isComposite(source))
      return [`note right of ${idOf(source)}`, ...labels.map((label) => `  ${label}`), 'end note']
    const label = labels.filter(Boolean).join('<br>')
    return [`${idOf(source)} --> ${idOf(target)}${label && ` : ${label}`}`]
  })
}

const isComposite = (node: AnyStateNode): boolean => Object.keys(node.states).length > 0
const idOf = (node: AnyStateNode): string => node.path.join('_')

function declared(node: AnyStateNode): string[] {
  if (node.always && !node.meta) return [`state ${idOf(node)} <<choice>>`]
  const turns = (node.meta as Meta | undefined)?.turns.map(turnText).join(', ')
  const state = `state "${node.key}${turns ? ` (${turns})` : ''}" as ${idOf(node)}`
  return node.type === 'final' ? [state, `${idOf(node)} --> [*]`] : [state]
}

const turnText = (whose: Whose): string => (typeof whose === 'string' ? whose : `${whose.turn} while ${whose.when}`)

/**
 * Mermaid cannot draw an arrow across the border of a composite state, so both ends are lifted to the level they share.
 */
function arrowOf(edge: Edge): Arrow {
  const [from, to] = [lineage(edge.source), lineage(edge.target ?? edge.source)]
  const divergence = from.findIndex((node, index) => node !== to[index])
  const depth = divergence === -1 ? from.length - 1 : Math.min(divergence, to.length - 1)
  const doing = edge.actions.length > 0 && `/ ${edge.actions.join(', ')}`
  const label = [shortName(edge.event), edge.guard && `[${edge.guard}]`, doing].filter(Boolean).join(' ')
  return { source: from[depth] ?? edge.source, target: to[depth] ?? edge.source, label }
}

/** Lists the nodes from just below the root down to this one. */
const lineage = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [...lineage(node.parent), node] : [])
