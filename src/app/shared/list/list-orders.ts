import type { Sort as TableSort } from '#src/ui/data/data-table.tsx'
import type { Option } from './filter-choices.ts'

const directions = ['ascending', 'descending'] as const satisfies readonly TableSort['direction'][]
type Direction = (typeof directions)[number]
export type ListOrder<Sort extends string> = { readonly sort: Sort; readonly direction: Direction }
/** A selection names its order; missing parts take the default order's. */
type Chosen = { readonly sort?: string | undefined; readonly direction?: Direction | undefined }

/** Lists the orders of one list. A field selects them by names such as `created.descending`. */
export function listOrders<Sort extends string>(sorts: readonly Sort[], usual: ListOrder<Sort>) {
  const all = sorts.flatMap((sort) => directions.map((direction): ListOrder<Sort> => ({ sort, direction })))
  const nameOf = ({ sort, direction }: ListOrder<Sort>) => `${sort}.${direction}`
  const named = (name: string) => all.find((order) => nameOf(order) === name)
  const orderOf = ({ sort = usual.sort, direction = usual.direction }: Chosen): ListOrder<Sort> =>
    named(`${sort}.${direction}`) ?? usual
  return {
    named,
    orderOf,
    nameIn: (chosen: Chosen): string => nameOf(orderOf(chosen)),
    /** Gives the order when it is not the usual one, which an address leaves out. */
    chosenIn: (chosen: Chosen): Partial<ListOrder<Sort>> => {
      const order = orderOf(chosen)
      return nameOf(order) === nameOf(usual) ? {} : order
    },
    options: (text: (order: ListOrder<Sort>) => string): Option[] =>
      all.map((order) => ({ value: nameOf(order), label: text(order) })),
    /** Gives the column that the table marks; some orders have no column. */
    columnIn: (chosen: Chosen): TableSort => {
      const { sort, direction } = orderOf(chosen)
      return { key: sort, direction }
    },
  }
}
