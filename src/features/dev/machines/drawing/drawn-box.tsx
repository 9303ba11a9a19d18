import type { Meta } from '#machines/shared/turn.ts'
import type { Shown } from '../shown.ts'
import type { Box } from './diagram.ts'
import { DrawnLines } from './drawn-lines.tsx'

const padding = 12

/** Draws a state as a card in its tone; a final state has a double border, a transient one a dashed border. */
export function DrawnBox({ box, shown }: { box: Box; shown?: Shown | undefined }) {
  const { id, kind, node, lines, x, y, width, height } = box
  const meta: Meta | undefined = node.meta
  const now = kind === 'state' && shown?.leaf === id
  const frame = { x, y, width, height, rx: kind === 'start' ? height / 2 : 8 }
  return (
    <g data-kind={kind} {...(kind !== 'start' && { 'data-state': id })} {...(meta && { 'data-tone': meta.tone })}>
      <rect {...frame} />
      {node.type === 'final' && <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} />}
      {now && <rect data-now x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx={11} />}
      <DrawnLines lines={lines} open={shown?.open} x={x + padding} y={y + padding + 9} />
    </g>
  )
}
