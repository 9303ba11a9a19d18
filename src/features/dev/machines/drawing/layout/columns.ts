import type { Cell, Columns, Item, Link } from './graph.ts'
import type { Ranks } from './rank.ts'

/** Lists the cells an arrow runs through, in its own direction: item, label, the columns in between, item. */
export type Routes = ReadonlyMap<Link, readonly Cell[]>

/** Puts each item into the column of its rank, and each label into the column next to the arrow's start. */
export function columnsOf(items: readonly Item[], links: readonly Link[], { rank, back }: Ranks) {
  const columns: Cell[][] = Array.from({ length: Math.max(...rank.values()) + 1 }, () => [])
  const put = (cell: Cell, column: number) => {
    columns[column]?.push(cell)
    return cell
  }
  const at = (id: string) => rank.get(id) ?? 0
  const cells = new Map(items.map((item) => [item.id, put({ ...item, kind: 'item', y: 0 }, at(item.id))]))
  const routes = new Map<Link, readonly Cell[]>()
  const ways: [Cell, Cell][] = []
  for (const link of links) {
    const [near, far] = back.has(link) ? [link.to, link.from] : [link.from, link.to]
    const beside = back.has(link) ? at(far) - 1 : at(near) + 1
    const between = Array.from({ length: at(far) - at(near) - 1 }, (_, index) => {
      const column = at(near) + 1 + index
      const cell: Cell = {
        id: link.id,
        kind: column === beside ? 'label' : 'way',
        ...sizeIn(column, beside, link),
        y: 0,
      }
      return put(cell, column)
    })
    const chain = [cells.get(near), ...between, cells.get(far)].filter((cell) => cell !== undefined)
    for (const [index, cell] of chain.slice(1).entries()) {
      const before = chain[index]
      if (before) ways.push([before, cell])
    }
    routes.set(link, back.has(link) ? chain.toReversed() : chain)
  }
  return { columns, ways, cells, routes } satisfies Columns & { cells: Map<string, Cell>; routes: Routes }
}

const thread = { width: 0, height: 6 }
const sizeIn = (column: number, beside: number, { label }: Link) => (column === beside ? label : thread)
