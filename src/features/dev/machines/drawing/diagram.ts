import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { Link, Point, Size } from './layout/graph.ts'
import { layered } from './layout/layered.ts'
import { type Drawn, drawnOf, idOf, type Note } from './notes.ts'
import { type Line, lineHeight, sizeOf } from './text-size.ts'

export type BoxKind = 'start' | 'state' | 'choice' | 'group'
export type Box = Size &
  Point & { readonly id: string; readonly kind: BoxKind; readonly node: AnyStateNode; readonly lines: readonly Line[] }
export type Arrow = {
  readonly id: string
  readonly path: string
  readonly notes: readonly Note[]
  readonly lines: readonly Line[]
  readonly label: Point
}
export type Diagram = Size & { readonly boxes: readonly Box[]; readonly arrows: readonly Arrow[] }

/** Describes a state in the viewer's language: its label and whose turn it is. */
export type Describe = (node: AnyStateNode) => readonly string[]

const pad = 12
const dot = { width: 12, height: 12 }

/** Builds the drawing from the chart alone. */
export const diagramOf = (machine: AnyStateMachine, describe: Describe): Diagram =>
  framed(machine.root, drawnOf(machine), describe)

/**
 * Lays out the content of one state or of the whole chart: its children, a dot for the initial state, and their arrows.
 */
function framed(frame: AnyStateNode, all: readonly Drawn[], describe: Describe): Diagram {
  const start: Part = { box: { ...dot, x: 0, y: 0, id: `${idOf(frame)}*`, kind: 'start', node: frame, lines: [] } }
  const parts = [start, ...Object.values(frame.states).map((node) => partOf(node, all, describe))]
  const begin = frame.initial.target.map((node) => ({ id: `${start.box.id} `, from: start.box.id, to: idOf(node) }))
  const bundles = [...begin.map((link) => ({ ...link, notes: [] })), ...bundlesOf(frame, all)]
  const links: Link[] = bundles.map(({ id, from, to, notes }) => ({
    id,
    from,
    to,
    label: roomFor(linesOf(notes, frame)),
  }))
  const { items, arrows, ...size } = layered(
    parts.map(({ box }) => box),
    links,
  )
  const placed = parts.map(({ box, inside }) => moved({ box, inside }, items.get(box.id) ?? { x: 0, y: 0 }))
  const own = bundles.flatMap(({ id, notes }) => {
    const arrow = arrows.get(id)
    return arrow ? [{ id, notes, lines: linesOf(notes, frame), ...arrow }] : []
  })
  return {
    ...size,
    boxes: placed.flatMap(({ boxes }) => boxes),
    arrows: [...own, ...placed.flatMap((part) => part.arrows)],
  }
}

type Bundle = { readonly id: string; readonly from: string; readonly to: string; readonly notes: readonly Note[] }

/** Merges arrows between the same two boxes into one with several lines. */
function bundlesOf(frame: AnyStateNode, all: readonly Drawn[]): Bundle[] {
  const here = all.flatMap((one) => ('frame' in one && one.frame === frame ? [one] : []))
  const alike = Map.groupBy(here, ({ from, to }) => `${idOf(from)} > ${idOf(to)}`)
  return [...alike].flatMap(([id, [first, ...rest]]) =>
    first ? [{ id, from: idOf(first.from), to: idOf(first.to), notes: [first, ...rest].map(({ note }) => note) }] : [],
  )
}

/** A longer label is broken into two lines, because its column is as wide as the widest label. */
const longLabel = 16

/** Returns the lines of an arrow's label: event and actors, then the conditions on a line of their own. */
const linesOf = (notes: readonly Note[], frame: AnyStateNode): Line[] =>
  notes.flatMap(({ edge, event, who, conditions }) => {
    const inner = edge.source.parent === frame ? [] : [`(${edge.source.key})`]
    const by = [...who, ...inner].join(' ')
    const held = conditions.map((condition) => `[${condition}]`).join(' ')
    const parts = [by, held].filter(Boolean)
    const [first = '', ...more] =
      `${event} ${parts.join(' ')}`.length > longLabel && event.length > 1 ? ['', ...parts] : parts
    const lines: Line[] = [{ look: 'note', strong: event, text: first, edge: edge.id }]
    return [...lines, ...more.map((text) => ({ look: 'note', text }) as const)]
  })

const roomFor = (lines: readonly Line[]): Size => {
  const { width, height } = sizeOf(lines)
  return { width: width && width + pad, height: Math.max(height, 6) }
}

type Part = { readonly box: Box; readonly inside?: Diagram | undefined }

function partOf(node: AnyStateNode, all: readonly Drawn[], describe: Describe): Part {
  const children = Object.keys(node.states).length > 0
  const choice = !children && !node.meta && (node.always ?? []).length > 0
  const kind = children ? 'group' : choice ? 'choice' : 'state'
  const notes = all.flatMap((one) => ('box' in one && one.box === node ? [one.note] : []))
  const lines: Line[] = [
    { look: 'title', text: node.key },
    ...describe(node).map((text) => ({ look: 'quiet', text }) as const),
    ...notes.map(keptLine),
  ]
  const text = sizeOf(lines)
  const own = { width: Math.max(text.width, 40) + 2 * pad, height: text.height + 2 * pad - 6 }
  const box = { ...own, x: 0, y: 0, id: idOf(node), kind, node, lines } as const
  if (!children) return { box }
  const inside = shifted(framed(node, all, describe), { x: pad, y: own.height + lineHeight / 2 })
  const width = Math.max(own.width, inside.width + 2 * pad)
  return { box: { ...box, width, height: own.height + inside.height + lineHeight / 2 + pad }, inside }
}

/** Formats a transition that stays in its state on one line: `pay payer [amountPayable]`. */
function keptLine({ edge, event, who, conditions }: Note): Line {
  const into = edge.target && edge.target !== edge.source ? [`→ ${edge.target.key}`] : []
  const text = [...who, ...conditions.map((condition) => `[${condition}]`), ...into].join(' ')
  return { look: 'note', strong: event, text, edge: edge.id }
}

function moved({ box, inside }: Part, by: Point): { boxes: readonly Box[]; arrows: readonly Arrow[] } {
  const within = inside ? shifted(inside, by) : { boxes: [], arrows: [] }
  return { boxes: [{ ...box, ...by }, ...within.boxes], arrows: within.arrows }
}

function shifted(diagram: Diagram, by: Point): Diagram {
  return {
    ...diagram,
    boxes: diagram.boxes.map((box) => ({ ...box, x: box.x + by.x, y: box.y + by.y })),
    arrows: diagram.arrows.map((arrow) => ({
      ...arrow,
      path: shiftedPath(arrow.path, by),
      label: { x: arrow.label.x + by.x, y: arrow.label.y + by.y },
    })),
  }
}

/** Handles only `M x y`, `C x y x y x y` and `H x`, the commands that our paths contain. */
const shiftedPath = (path: string, by: Point): string =>
  path.replace(/([MCH]) ([\d. -]+)/g, (_, command: string, numbers: string) => {
    const places = numbers.trim().split(' ').map(Number)
    return `${command} ${places.map((value, index) => Math.round((value + (index % 2 === 0 ? by.x : by.y)) * 10) / 10).join(' ')} `
  })
