import type { HistoryLineDto } from '#contract/history/history.ts'

/** Holds the latest of several entries that say the same, and how many came before it. */
export type FoldedLine = { readonly line: HistoryLineDto; readonly before: number }

/**
 * Says whether two entries are one thing to somebody who looks in passing: steps of one form, or the same done to
 * several items, such as planned payments.
 */
const isSame = (a: HistoryLineDto, b: HistoryLineDto, steps: readonly string[]): boolean => {
  if (a.actor !== b.actor || a.entity !== b.entity) return false
  const isStep = steps.includes(a.entity) && a.entityId === b.entityId
  return isStep || (a.kind === b.kind && a.amount === b.amount && a.amount !== null)
}

/** Folds entries that follow each other and are one thing. `steps` names the entities whose entries are steps. */
export function foldedLines(lines: readonly HistoryLineDto[], steps: readonly string[]): FoldedLine[] {
  const folded: { line: HistoryLineDto; before: number; last: HistoryLineDto }[] = []
  for (const line of lines) {
    const open = folded.at(-1)
    if (open && isSame(open.last, line, steps)) Object.assign(open, { before: open.before + 1, last: line })
    else folded.push({ line, before: 0, last: line })
  }
  return folded.map(({ line, before }) => ({ line, before }))
}
