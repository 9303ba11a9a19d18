import type { Shown } from '../shown.ts'
import type { Arrow } from './diagram.ts'
import { DrawnLines } from './drawn-lines.tsx'
import { lineHeight, sizeOf } from './text-size.ts'

/**
 * Draws one arrow with a line for each of its transitions; the lines have a background, because they lie on the arrow.
 */
export function DrawnArrow({ arrow, shown }: { arrow: Arrow; shown: Shown | undefined }) {
  const { path, notes, lines, label } = arrow
  const among = (ids: readonly string[] = []) => notes.some(({ edge }) => ids.includes(edge.id))
  const open = among(shown?.open)
  const { width, height } = sizeOf(lines)
  const top = label.y - height / 2
  return (
    <g data-arrow {...(open && { 'data-open': true })} {...(among(shown?.taken) && { 'data-taken': true })}>
      <path data-line d={path} markerEnd={`url(#arrow-${open ? 'open' : 'head'})`} />
      {lines.length > 0 && <rect data-ground x={label.x - width / 2} y={top} width={width} height={height} />}
      <DrawnLines lines={lines} open={shown?.open} x={label.x} y={top + lineHeight - 4} anchor="middle" />
    </g>
  )
}
