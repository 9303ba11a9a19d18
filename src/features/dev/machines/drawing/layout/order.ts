import { type Cell, type Columns, neighbours } from './graph.ts'

const sweeps = 24

/** Sorts each column so that few arrows cross: by the mean position of connected cells, in alternating sweeps. */
export function untangle(drawing: Columns): void {
  const { columns } = drawing
  const ties = neighbours(drawing)
  let best = { crossings: crossingsOf(drawing), order: columns.map((column) => [...column]) }
  for (let sweep = 0; sweep < sweeps && best.crossings > 0; sweep++) {
    const rightwards = sweep % 2 === 0
    const beside = rightwards ? ties.left : ties.right
    for (const column of rightwards ? columns : columns.toReversed()) sortBy(column, meanPlace(columns, beside))
    const crossings = crossingsOf(drawing)
    if (crossings < best.crossings) best = { crossings, order: columns.map((column) => [...column]) }
  }
  for (const [index, column] of best.order.entries()) columns[index]?.splice(0, column.length, ...column)
}

function sortBy(column: Cell[], place: (cell: Cell) => number | undefined): void {
  const keyed = column.map((cell, index) => ({ cell, key: place(cell) ?? index }))
  keyed.sort((a, b) => a.key - b.key)
  column.splice(0, column.length, ...keyed.map(({ cell }) => cell))
}

const placesIn = (columns: readonly Cell[][]) =>
  new Map(columns.flatMap((column) => column.map((cell, index) => [cell, index] as const)))

function meanPlace(columns: readonly Cell[][], beside: ReadonlyMap<Cell, readonly Cell[]>) {
  return (cell: Cell): number | undefined => {
    const places = placesIn(columns)
    const tied = beside.get(cell) ?? []
    return tied.length === 0 ? undefined : tied.reduce((sum, one) => sum + (places.get(one) ?? 0), 0) / tied.length
  }
}

/** Counts the crossings of arrows between the same two columns. */
function crossingsOf({ columns, ways }: Columns): number {
  const place = placesIn(columns)
  const column = new Map(columns.flatMap((cells, index) => cells.map((cell) => [cell, index] as const)))
  const drawn = ways.map(([a, b]) => ({ column: column.get(a), from: place.get(a) ?? 0, to: place.get(b) ?? 0 }))
  return drawn.reduce(
    (sum, one, index) =>
      sum +
      drawn
        .slice(index + 1)
        .filter((other) => other.column === one.column && (one.from - other.from) * (one.to - other.to) < 0).length,
    0,
  )
}
