export type Size = { readonly width: number; readonly height: number }
export type Point = { readonly x: number; readonly y: number }

/** Something to be placed. */
export type Item = Size & { readonly id: string }

/** An arrow between two of them; its label takes room of its own. */
export type Link = { readonly id: string; readonly from: string; readonly to: string; readonly label: Size }

/** One place in a column: an item, an arrow's label, or an arrow on its way through. `y` is its middle. */
export type Cell = Size & { readonly id: string; readonly kind: 'item' | 'label' | 'way'; y: number }

/** A drawing in columns, read from left to right; `ways` lead from one column to the next. */
export type Columns = { readonly columns: Cell[][]; readonly ways: readonly (readonly [left: Cell, right: Cell])[] }

/** The cells that lead to a cell from the left, and those that it leads to at the right. */
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
