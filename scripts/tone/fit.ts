/** A sentence as numbers: its marks, how much each counts, and whether it is of the class that is learned. */
export type Row = {
  readonly at: Int32Array
  readonly counts: Float64Array
  readonly isIn: boolean
  /** How much an error on this row costs. */
  readonly cost: number
}

/** Rows are visited in an order that is the same each time. */
const shuffled = (order: number[], seed: number): void => {
  let state = seed
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = Math.floor((state / 2 ** 32) * (at + 1))
    const swapped = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = swapped
  }
}

const rounds = 14

/** How much the constant counts beside the marks. */
export const constant = 0.3

/**
 * Learns a linear model with L2 by dual coordinate descent (Hsieh and others, 2008; squared hinge loss). The last
 * weight is the constant. The same rows give the same weights.
 */
export const fitLinear = (rows: readonly Row[], size: number): Float64Array => {
  const weights = new Float64Array(size + 1)
  const dual = new Float64Array(rows.length)
  const norms = rows.map(({ counts, cost }) => {
    return counts.reduce((sum, count) => sum + count * count, constant * constant) + 1 / (2 * cost)
  })
  const order = rows.map((_, at) => at)
  for (let round = 0; round < rounds; round += 1) {
    shuffled(order, round + 1)
    for (const which of order) {
      const row = rows[which]
      if (row) step(row, which, { weights, dual, norm: norms[which] ?? 1 })
    }
  }
  return weights
}

type State = { readonly weights: Float64Array; readonly dual: Float64Array; readonly norm: number }

const step = ({ at, counts, isIn, cost }: Row, which: number, { weights, dual, norm }: State): void => {
  const sign = isIn ? 1 : -1
  const last = weights.length - 1
  const before = dual[which] ?? 0
  let sum = (weights[last] ?? 0) * constant
  for (let mark = 0; mark < at.length; mark += 1) sum += (weights[at[mark] ?? 0] ?? 0) * (counts[mark] ?? 0)
  const after = Math.max(0, before - (sign * sum - 1 + before / (2 * cost)) / norm)
  const change = (after - before) * sign
  if (change === 0) return
  dual[which] = after
  weights[last] = (weights[last] ?? 0) + change * constant
  for (let mark = 0; mark < at.length; mark += 1) {
    const place = at[mark] ?? 0
    weights[place] = (weights[place] ?? 0) + change * (counts[mark] ?? 0)
  }
}
