import type { Layer, Measure, Rate } from './measure.ts'

/** Aligns the cells of a table; the first `left` columns begin at the left. */
export const columns = (rows: readonly (readonly string[])[], left: number): string => {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  const cell = (text: string, at: number) => (at < left ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n')
}

const short = (value: number): string =>
  Number.isNaN(value) ? '' : value.toLocaleString('en-US', { maximumSignificantDigits: 3 })

const share = (value: number): string =>
  Number.isNaN(value) ? '' : value < 0.1 ? value.toPrecision(2) : value.toFixed(2)

export const measureTable = (measures: readonly Measure[]): string =>
  columns(
    [
      ['', 'ours', 'plain', '', 'ratio', 'by processor', 'aim'],
      ...measures.map(({ name, ours, plain, unit, ratio, aim, byProcessor = Number.NaN }) => [
        name,
        short(ours),
        short(plain),
        unit,
        share(ratio),
        share(byProcessor),
        aim === undefined ? '' : `${aim}${ratio >= aim ? '' : ' missed'}`,
      ]),
    ],
    1,
  )

export const layerTable = (layers: readonly Layer[]): string =>
  columns(
    [
      ['', 'microseconds', 'one caller waits', 'our processor', 'the database’s'],
      ...layers
        .toSorted((a, b) => a.of.localeCompare(b.of))
        .map(({ of, name, wall, cpu, database }) => [of, name, short(wall), short(cpu), short(database)]),
    ],
    2,
  )

export const rateTable = (rates: readonly Rate[]): string =>
  columns(
    [
      ['16 connections', 'requests/s', 'p99 ms', 'our processor µs', 'the database’s µs', 'aim'],
      ...rates.map(({ name, perSecond, p99, ours, database, aim }) => [
        name,
        short(perSecond),
        short(p99),
        short(ours),
        short(database),
        aim === undefined ? '' : `${aim}${perSecond >= aim ? '' : ' missed'}`,
      ]),
    ],
    1,
  )
