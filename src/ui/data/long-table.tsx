import { lazy, type ReactNode, Suspense, useCallback, useEffect } from 'react'
import { Rows } from './data-table.parts.tsx'
import { type DataTableProps, TableFrame } from './data-table.tsx'
import { type LineProps, LongLine } from './long-line.tsx'
import type { ScrolledRowsProps } from './scrolled-rows.tsx'
import type { KeptHeights } from './use-long-list.ts'

/** Up to this length every row is rendered, so that the browser's own search finds it. */
const short = 100

/** The first rows are read before this code has come. React's `lazy` loses the type parameter `R`. */
const ScrolledRows = lazy(async () => ({ default: (await import('./scrolled-rows.tsx')).ScrolledRows })) as unknown as <
  R,
>(
  props: ScrolledRowsProps<R>,
) => ReactNode

export type LongTableProps<R> = DataTableProps<R> & {
  /** Counts all rows, of which those not loaded are shown as bars. `rows` holds the loaded ones from the first on. */
  count: number
  /** Called with the last row that is visible or soon will be. */
  onNear: (index: number) => void
  kept?: KeptHeights | undefined
  /** True while newer content is loading. */
  stale?: boolean
}

/**
 * Shows a table of any length: only rows near the viewport are rendered, the rest is space. `aria-rowcount` and
 * `aria-rowindex` give the length and the position. A short table is rendered completely; a print contains all loaded
 * rows.
 */
export function LongTable<R>({
  count,
  onNear,
  kept,
  stale = false,
  rows,
  rowKey,
  rowLink,
  ...props
}: LongTableProps<R>) {
  const keyOf = useCallback(
    (index: number) => {
      const row = rows[index]
      return row === undefined ? `row ${index}` : rowKey(row)
    },
    [rows, rowKey],
  )
  const body = { rows, columns: props.columns, rowLink, keyOf, onNear }
  return (
    <TableFrame {...props} rowCount={count + 1} fixed stale={stale}>
      {count <= short ? (
        <WholeRows {...body} count={count} />
      ) : (
        <Suspense fallback={<WholeRows {...body} count={Math.min(rows.length, short)} onNear={ignore} />}>
          <ScrolledRows {...body} count={count} loaded={rows.length} kept={kept} />
        </Suspense>
      )}
    </TableFrame>
  )
}

const ignore = () => undefined

type WholeRowsProps<R> = Pick<LineProps<R>, 'columns' | 'rowLink'> &
  Pick<LongTableProps<R>, 'rows' | 'count' | 'onNear'> & { keyOf: (index: number) => string }

function WholeRows<R>({ rows, count, keyOf, onNear, ...line }: WholeRowsProps<R>) {
  useEffect(() => {
    onNear(count - 1)
  }, [count, onNear])
  return (
    <Rows>
      {Array.from({ length: count }, (_, index) => (
        <LongLine key={keyOf(index)} index={index} row={rows[index]} {...line} />
      ))}
    </Rows>
  )
}
