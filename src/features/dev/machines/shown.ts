/** What the drawing points out. */
export type Shown = {
  /** The state the chart is at. */
  readonly leaf: string
  /** Transitions that led here, and those that are open now, by id. */
  readonly taken: readonly string[]
  readonly open: readonly string[]
}
