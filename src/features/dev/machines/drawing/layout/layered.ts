import { columnsOf } from './columns.ts'
import type { Cell, Item, Link, Point, Size } from './graph.ts'
import { level } from './heights.ts'
import { untangle } from './order.ts'
import { ranksOf } from './rank.ts'

/** An arrow needs this space between two columns to change its height. */
const bend = 30

export type Layout = Size & {
  /** Maps each item to its upper left corner. */
  readonly items: ReadonlyMap<string, Point>
  /** Maps each arrow to its SVG path and the middle of its label. */
  readonly arrows: ReadonlyMap<string, { readonly path: string; readonly label: Point }>
}

type Span = { readonly left: number; readonly right: number }

/**
 * Lays out a graph in columns (after Sugiyama): ranks, then an order with few crossings, then heights, then lines. The
 * same graph always gives the same drawing.
 */
export function layered(items: readonly Item[], links: readonly Link[]): Layout {
  const drawing = columnsOf(items, links, ranksOf(items, links))
  untangle(drawing)
  level(drawing)
  const spans = spansOf(drawing.columns)
  const cells = drawing.columns.flat()
  const port = ports(drawing.ways)
  const corner = (cell: Cell): Point => ({ x: spans.get(cell)?.left ?? 0, y: cell.y - cell.height / 2 })
  return {
    width: Math.max(...cells.map((cell) => spans.get(cell)?.right ?? 0)),
    height: Math.max(...cells.map(({ y, height }) => y + height / 2)),
    items: new Map([...drawing.cells].map(([id, cell]) => [id, corner(cell)])),
    arrows: new Map(
      [...drawing.routes].map(([{ id }, route]) => {
        const label = route.find(({ kind }) => kind === 'label')
        const path = pathOver(route, spans, port)
        return [id, { path, label: { x: middle(label && spans.get(label)), y: label?.y ?? 0 } }]
      }),
    ),
  }
}

const middle = (span: Span | undefined): number => (span ? (span.left + span.right) / 2 : 0)

function spansOf(columns: readonly Cell[][]): Map<Cell, Span> {
  const spans = new Map<Cell, Span>()
  let left = 0
  for (const column of columns) {
    const right = left + Math.max(...column.map(({ width }) => width))
    for (const cell of column) spans.set(cell, { left, right })
    left = right + bend
  }
  return spans
}

/** Returns where an arrow touches a cell: arrows on one side are spread over it in the order of their other ends. */
function ports(ways: readonly (readonly [Cell, Cell])[]) {
  return (cell: Cell, beside: Cell, side: 'left' | 'right'): number => {
    if (cell.kind !== 'item') return cell.y
    const [own, other] = side === 'right' ? ([0, 1] as const) : ([1, 0] as const)
    const there = ways.filter((way) => way[own] === cell).map((way) => way[other])
    const order = there.toSorted((a, b) => a.y - b.y).indexOf(beside)
    return cell.y - cell.height / 2 + (cell.height * (order + 1)) / (there.length + 1)
  }
}

/** Draws a line that is level inside columns and bends between them. */
function pathOver(route: readonly Cell[], spans: ReadonlyMap<Cell, Span>, port: ReturnType<typeof ports>): string {
  const at = (cell: Cell) => spans.get(cell) ?? { left: 0, right: 0 }
  const steps = route.slice(1).map((to, index) => {
    const from = route[index] ?? to
    const onward = at(to).left > at(from).left
    const [out, into] = onward ? (['right', 'left'] as const) : (['left', 'right'] as const)
    const [y1, y2] = [port(from, to, out), port(to, from, into)]
    const [x1, x2] = [at(from)[out], at(to)[into]]
    const half = (x1 + x2) / 2
    const bent = `H ${round(x1)} C ${round(half)} ${round(y1)} ${round(half)} ${round(y2)} ${round(x2)} ${round(y2)}`
    const begin = index === 0 ? `M ${round(edgeOf(from, at(from), out))} ${round(y1)} ` : ''
    const end = index === route.length - 2 ? ` H ${round(edgeOf(to, at(to), into))}` : ''
    return `${begin}${bent}${end}`
  })
  return steps.join(' ')
}

/** An item is aligned to the left of its column and may be narrower. */
const edgeOf = ({ width }: Cell, { left }: Span, side: 'left' | 'right'): number =>
  side === 'right' ? left + width : left

const round = (value: number): number => Math.round(value * 10) / 10
