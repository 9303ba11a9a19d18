import type { Size } from './layout/graph.ts'

/**
 * Describes one line in a drawing. Widths are estimated and not measured, so that a chart looks the same everywhere.
 */
export type Line = {
  readonly look: 'title' | 'quiet' | 'note'
  readonly strong?: string
  readonly text: string
  /** Names the transition that the line describes, by id. */
  readonly edge?: string
}

export const lineHeight = 17
const charWidth = { title: 8.1, quiet: 6.7, note: 6.7 }
const strongWidth = 7.3

const widthOf = ({ look, strong = '', text }: Line): number =>
  text.length * charWidth[look] + strong.length * strongWidth + (strong && text ? 5 : 0)

export const sizeOf = (lines: readonly Line[]): Size => ({
  width: Math.ceil(Math.max(0, ...lines.map(widthOf))),
  height: lines.length * lineHeight,
})
