/**
 * One line of the table. `ratio` is ours divided by the plain way, 1 is as fast; `aim` is its target, if there is one.
 * `byProcessor` is the ratio of processor time of server and database, which a busy machine disturbs less.
 */
export type Measure = {
  readonly name: string
  readonly ours: number
  readonly plain: number
  readonly unit: string
  readonly ratio: number
  readonly aim?: number
  readonly byProcessor?: number
}

/** Measures a part of an operation in microseconds: elapsed for one caller, our processor time and the database's. */
export type Layer = {
  readonly of: string
  readonly name: string
  readonly wall: number
  readonly cpu: number
  readonly database: number
}

/**
 * One kind of request under load. The load generator shares the machine's cores with the server and the database, so
 * the rate is below what the server alone reaches. `ours` and `database` are microseconds of processor time for one
 * request, which do not depend on that.
 */
export type Rate = {
  readonly name: string
  readonly perSecond: number
  readonly p99: number
  readonly ours: number
  readonly database: number
  readonly aim?: number
}

export type Measured = { readonly measures: readonly Measure[]; readonly layers: readonly Layer[] }

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** Returns microseconds of processor time of this process. */
export const cpuNow = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Alternates between the ways, forwards and backwards, so that none benefits from quiet minutes. */
export const inTurns = async <T>(rounds: number, ways: readonly (() => Promise<T>)[]): Promise<T[][]> => {
  const results: T[][] = ways.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    const order = [...ways.keys()]
    for (const at of round % 2 === 0 ? order : order.toReversed()) {
      const way = ways[at]
      if (way) results[at]?.push(await way())
    }
  }
  return results
}

export type Cost = Pick<Layer, 'wall' | 'cpu' | 'database'>

/**
 * Runs one after the other and returns the median time, and the processor time of ours and of the database for each.
 */
export const timed = async (times: number, run: () => Promise<unknown>, databaseNow: () => number): Promise<Cost> => {
  for (let warm = 0; warm < times / 10; warm += 1) await run()
  const walls: number[] = []
  const [before, databaseBefore] = [cpuNow(), databaseNow()]
  for (let at = 0; at < times; at += 1) {
    const begun = performance.now()
    await run()
    walls.push((performance.now() - begun) * 1000)
  }
  const cpu = (cpuNow() - before) / times
  return { wall: median(walls), cpu, database: (databaseNow() - databaseBefore) / times }
}
