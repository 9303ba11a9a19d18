export type Size = { readonly width: number; readonly height: number }
export type Point = { readonly x: number; readonly y: number }

/** Describes a node of the graph to be laid out. */
export type Item = Size & { readonly id: string }

/** Connects two items; its label needs space of its own. */
export type Link = { readonly id: string; readonly from: string; readonly to: string; readonly label: Size }

/** Fills one cell of a column with an item, an arrow's label, or a passing arrow. `y` is its middle. */
export type Cell = Size & { readonly id: string; readonly kind: 'item' | 'label' | 'way'; y: number }

/** Describes a drawing in columns from left to right; `ways` connect neighbouring columns. */
export type Columns = { readonly columns: Cell[][]; readonly ways: readonly (readonly [left: Cell, right: Cell])[] }

/** Returns the cells that lead to each cell from the left, and those it leads to on the right. */
export function neighbours({ ways }: Columns): { left: Map<Cell, Cell[]>; right: Map<Cell, Cell[]> } {
  const left = new Map<Cell, Cell[]>()
  const right = new Map<Cell, Cell[]>()
  const add = (map: Map<Cell, Cell[]>, key: Cell, cell: Cell) => map.set(key, [...(map.get(key) ?? []), cell])
  for (const [from, to] of ways) {
    add(left, to, from)
    add(right, from, to)
  }
  return { left, right }
}
