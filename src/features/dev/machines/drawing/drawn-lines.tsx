import { type Line, lineHeight } from './text-size.ts'

type DrawnLinesProps = {
  lines: readonly Line[]
  /** Holds the ids of transitions that are possible now. */
  open?: readonly string[] | undefined
  x: number
  y: number
  anchor?: 'start' | 'middle'
}

export function DrawnLines({ lines, open = [], x, y, anchor = 'start' }: DrawnLinesProps) {
  return lines.map(({ look, strong, text, edge }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their order
    <text key={index} data-look={look} x={x} y={y + index * lineHeight} textAnchor={anchor}>
      {strong && <tspan data-strong={edge && open.includes(edge) ? 'open' : 'shut'}>{strong}</tspan>}
      {strong && text && ' '}
      {text}
    </text>
  ))
}
