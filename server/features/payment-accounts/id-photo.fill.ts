import sharp from 'sharp'

/**
 * The copy that is examined has this long side: lines of text become too thin to matter, but the edge of a card does
 * not.
 */
const looked = 320
/** Two neighbouring pixels form an edge when some channel differs by more than this, out of 255. */
const step = 18
/** This share of the scanned lines must meet the edge on one straight line. */
const agreeing = 0.75
/** An edge point may be this far from that line, as a share of the scanned length. */
const stray = 0.015

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number }

/** Scans from one side of the copy inwards. */
type Side = {
  /** Holds the number of lines that are scanned and the length of each. */
  readonly lines: number
  readonly length: number
  readonly at: (line: number, depth: number) => number
}

const sidesOf = ({ width, height }: Pixels): Record<'left' | 'right' | 'top' | 'bottom', Side> => ({
  left: { lines: height, length: width, at: (line, depth) => line * width + depth },
  right: { lines: height, length: width, at: (line, depth) => line * width + (width - 1 - depth) },
  top: { lines: width, length: height, at: (line, depth) => depth * width + line },
  bottom: { lines: width, length: height, at: (line, depth) => (height - 1 - depth) * width + line },
})

const differs = (data: Buffer, a: number, b: number): boolean =>
  [0, 1, 2].some((channel) => Math.abs((data[a * 3 + channel] ?? 0) - (data[b * 3 + channel] ?? 0)) > step)

/** Returns how deep the first edge lies along one line; null when there is none before the middle. */
const firstEdge = (data: Buffer, { at, length }: Side, line: number): number | null => {
  for (let depth = 2; depth < length / 2; depth += 1)
    if (differs(data, at(line, depth), at(line, depth - 2))) return depth
  return null
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

type Point = { readonly line: number; readonly depth: number }

/** Returns the straight line through the medians of the first and the last third of the points. */
const lineThrough = (points: readonly Point[]): ((line: number) => number) => {
  const third = Math.max(1, Math.floor(points.length / 3))
  const middle = (part: readonly Point[]) => ({
    line: median(part.map(({ line }) => line)),
    depth: median(part.map(({ depth }) => depth)),
  })
  const [a, b] = [middle(points.slice(0, third)), middle(points.slice(-third))]
  const slope = a.line === b.line ? 0 : (b.depth - a.depth) / (b.line - a.line)
  return (line) => a.depth + slope * (line - a.line)
}

/**
 * Returns how deep the edge of the card lies, as a share of the scanned length. It is zero when no straight edge is
 * found, because the card then reaches beyond the photo. Print begins at various depths while the card's edge is one
 * line, so most lines must agree.
 */
const insetOf = (data: Buffer, side: Side): number => {
  const from = Math.round(side.lines * 0.25)
  const to = Math.round(side.lines * 0.75)
  const points: Point[] = []
  for (let line = from; line < to; line += 1) {
    const depth = firstEdge(data, side, line)
    if (depth !== null) points.push({ line, depth })
  }
  if (points.length < agreeing * (to - from)) return 0
  const edge = lineThrough(points)
  const near = points.filter(({ line, depth }) => Math.abs(depth - edge(line)) <= stray * side.length)
  if (near.length < agreeing * (to - from)) return 0
  return near.reduce((sum, { depth }) => sum + depth, 0) / near.length / side.length
}

/**
 * Estimates how much of its photo a document covers, from 0 to 1. The document must contrast with its background. A
 * straight line of print along a whole side looks like the side, so a card may seem a few hundredths smaller than it
 * is.
 */
export const documentFillOf = async (photo: Buffer): Promise<number> => {
  const { data, info } = await sharp(photo)
    .resize({ width: looked, height: looked, fit: 'inside' })
    .removeAlpha()
    .toColourspace('srgb')
    .median(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { left, right, top, bottom } = sidesOf({ data, width: info.width, height: info.height })
  const across = 1 - insetOf(data, left) - insetOf(data, right)
  const down = 1 - insetOf(data, top) - insetOf(data, bottom)
  return across * down
}
