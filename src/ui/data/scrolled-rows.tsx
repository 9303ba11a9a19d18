import { chakra } from '@chakra-ui/react/styled-system'
import { Rows } from './data-table.parts.tsx'
import { type LineProps, LongLine } from './long-line.tsx'
import { type LongListOptions, useLongList } from './use-long-list.ts'

const Room = chakra('tr', { base: { display: { base: 'block', md: 'table-row' } } })

export type ScrolledRowsProps<R> = LongListOptions & Pick<LineProps<R>, 'columns' | 'rowLink'> & { rows: readonly R[] }

/** Renders only the rows near the viewport; the rest is space. */
export function ScrolledRows<R>({ rows, columns, rowLink, ...list }: ScrolledRowsProps<R>) {
  const { body, parts, measure, onFocus } = useLongList(list)
  return (
    <Rows ref={body} onFocus={onFocus}>
      {parts.map((part) =>
        'room' in part ? (
          <Room key={part.key} aria-hidden="true" style={{ height: part.room }} />
        ) : (
          <LongLine
            key={part.key}
            index={part.index}
            row={rows[part.index]}
            columns={columns}
            rowLink={rowLink}
            measure={measure}
          />
        ),
      )}
    </Rows>
  )
}
