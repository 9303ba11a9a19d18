import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { askedBy, type Edge, edgesOf, nodesOf, shortName } from '#machines/walk/edges.ts'

/** Describes a transition as the drawing words it. */
export type Note = {
  readonly edge: Edge
  /**
   * Short name, numbered when a state has several transitions for the event, of which the first that holds is taken.
   */
  readonly event: string
  readonly who: readonly string[]
  /** Lists the remaining conditions; `else` means that none of the earlier ones held. */
  readonly conditions: readonly string[]
}

/** Says where a note is drawn: in a box when the state does not change, otherwise between two boxes of one frame. */
export type Drawn =
  | { readonly note: Note; readonly box: AnyStateNode }
  | { readonly note: Note; readonly frame: AnyStateNode; readonly from: AnyStateNode; readonly to: AnyStateNode }

export const idOf = (node: AnyStateNode): string => node.path.join('.')

/** Returns every state at every depth, without the chart itself. */
export const statesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  nodesOf(machine.root).filter((node) => node !== machine.root)

export const drawnOf = (machine: AnyStateMachine): Drawn[] => notesOf(machine).map(drawn)

export function notesOf(machine: AnyStateMachine): Note[] {
  const edges = edgesOf(machine)
  return edges.map((edge) => {
    const alike = edges.filter(({ source, event }) => source === edge.source && event === edge.event)
    const number = alike.length > 1 ? `${alike.indexOf(edge) + 1}` : ''
    const { who, conditions } = askedBy(edge)
    const last = alike.length > 1 && !edge.guard ? ['else'] : []
    return {
      edge,
      event: [shortName(edge.event), number].filter(Boolean).join(' '),
      who,
      conditions: [...conditions, ...last],
    }
  })
}

/** Returns the ancestors from just below the root down to the node itself. */
const lineage = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [...lineage(node.parent), node] : [])

/** An arrow never crosses the border of a group, so its ends are moved up to their common frame. */
function drawn(note: Note): Drawn {
  const { source, target = source } = note.edge
  const [from, to] = [lineage(source), lineage(target)]
  const divergence = from.findIndex((node, index) => node !== to[index])
  const [start, end] = [from[divergence], to[divergence]]
  if (!start || !end || !start.parent) return { note, box: source }
  return { note, frame: start.parent, from: start, to: end }
}
