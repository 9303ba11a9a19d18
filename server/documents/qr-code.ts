import { encode } from 'uqr'

/** The code stands here on a page and is this large, in points. */
type Place = { readonly x: number; readonly y: number; readonly size: number }

/** Gives the runs of dark modules of each row, which are drawn as one rectangle each. */
const runsOf = (row: readonly boolean[]): { readonly from: number; readonly length: number }[] => {
  const runs: { from: number; length: number }[] = []
  for (const [at, dark] of row.entries()) {
    const last = runs.at(-1)
    if (!dark) continue
    if (last && last.from + last.length === at) last.length += 1
    else runs.push({ from: at, length: 1 })
  }
  return runs
}

/**
 * Writes a QR code as PDF drawing operators, once for all pages: a document of five hundred pages has it on each. A
 * quarter of it may be unreadable, because paper is copied and faxed.
 */
export const qrOperators = (text: string, { x, y, size }: Place): string => {
  const { data } = encode(text, { ecc: 'Q', border: 0 })
  const module = size / data.length
  const rectangles = data.flatMap((row, line) =>
    runsOf(row).map(({ from, length }) =>
      [x + from * module, y + line * module, length * module, module].map((number) => number.toFixed(3)).join(' '),
    ),
  )
  return `q 0 g ${rectangles.map((rectangle) => `${rectangle} re`).join(' ')} f Q`
}
