/** Lists what the drawing highlights. */
export type Shown = {
  /** Names the chart's current state. */
  readonly leaf: string
  /** `taken` lists the ids of transitions that led here, `open` those possible now. */
  readonly taken: readonly string[]
  readonly open: readonly string[]
}
