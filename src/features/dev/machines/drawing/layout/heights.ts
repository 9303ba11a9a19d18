import { type Cell, type Columns, neighbours } from './graph.ts'

const sweeps = 160

/**
 * Assigns each cell its vertical position, as close to the cells it is connected to as possible and without overlaps.
 */
export function level(drawing: Columns): void {
  const { columns } = drawing
  const { left, right } = neighbours(drawing)
  for (const column of columns) settle(column, () => 0)
  for (let sweep = 0; sweep < sweeps; sweep++)
    for (const column of sweep % 2 === 0 ? columns : columns.toReversed())
      settle(column, (cell) => meanY([...(left.get(cell) ?? []), ...(right.get(cell) ?? [])]) ?? cell.y)
  const top = Math.min(...columns.flat().map(({ y, height }) => y - height / 2))
  for (const cell of columns.flat()) cell.y -= top
}

const meanY = (cells: readonly Cell[]): number | undefined =>
  cells.length === 0 ? undefined : cells.reduce((sum, { y }) => sum + y, 0) / cells.length

const gap = (a: Cell, b: Cell): number => (a.kind === 'item' || b.kind === 'item' ? 18 : 10)

type Block = { weight: number; pull: number; cells: number }

/**
 * Finds the positions nearest to the wanted ones that keep order and spacing. Neighbours that would overlap move
 * together (pool adjacent violators), taller ones less, so that a crowded group stays around the middle of where it
 * wants to be.
 */
function settle(column: readonly Cell[], wanted: (cell: Cell) => number): void {
  const offsets: number[] = []
  const blocks: Block[] = []
  for (const [index, cell] of column.entries()) {
    const above = column[index - 1]
    const offset = above ? (offsets[index - 1] ?? 0) + (above.height + cell.height) / 2 + gap(above, cell) : 0
    offsets.push(offset)
    let block: Block = { weight: cell.height, pull: (wanted(cell) - offset) * cell.height, cells: 1 }
    for (let last = blocks.at(-1); last && mean(last) > mean(block); last = blocks.at(-1)) {
      block = { weight: last.weight + block.weight, pull: last.pull + block.pull, cells: last.cells + block.cells }
      blocks.pop()
    }
    blocks.push(block)
  }
  const settled = blocks.flatMap((block) => Array.from({ length: block.cells }, () => mean(block)))
  for (const [index, cell] of column.entries()) cell.y = (settled[index] ?? 0) + (offsets[index] ?? 0)
}

const mean = ({ weight, pull }: Block): number => pull / weight
