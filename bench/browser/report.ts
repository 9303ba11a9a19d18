import { median } from '../measure.ts'
import { columns } from '../table.ts'
import { type Line, lines, slowdowns } from './budgets.ts'
import { type Occasion, occasions, type Sample } from './run.ts'

const measuredIn = ({ of }: Line, occasion: Occasion, sample: Sample): number[] => {
  if (of === 'create') return 'created' in sample && occasion === 'first' ? [sample.created] : []
  if ('created' in sample || sample.screen !== of.screen || sample.occasion !== occasion) return []
  return [sample.visit[of.value]]
}

/** Returns the median; NaN where nothing was measured. */
const medianOf = (line: Line, occasion: Occasion, slowdown: number, samples: readonly Sample[]): number =>
  median(samples.filter((one) => one.slowdown === slowdown).flatMap((sample) => measuredIn(line, occasion, sample)))

const shown = (value: number, { name, unit }: Line): string => {
  if (Number.isNaN(value)) return ''
  const digits = name.startsWith('layout shift') ? 3 : 0
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })}${unit && ` ${unit}`}`
}

export type Result = {
  readonly name: string
  readonly slowdown: number
  readonly budget: number
} & { readonly [occasion in Occasion]: number }

export const resultsOf = (samples: readonly Sample[]): Result[] =>
  lines.flatMap((line) =>
    slowdowns.map((slowdown, at) => ({
      name: line.name,
      slowdown,
      budget: line.budgets[at] ?? Number.NaN,
      first: medianOf(line, 'first', slowdown, samples),
      repeat: medianOf(line, 'repeat', slowdown, samples),
    })),
  )

/** Prints each line at both processor speeds, beside the budget of its first visit. */
export const browserTable = (samples: readonly Sample[]): string => {
  const results = resultsOf(samples)
  const rows = lines.map((line) => [
    line.name,
    ...results
      .filter(({ name }) => name === line.name)
      .flatMap((result) => {
        const verdict = result.first <= result.budget ? '' : ' missed'
        return [
          ...occasions.map((occasion) => shown(result[occasion], line)),
          `${shown(result.budget, line)}${verdict}`,
        ]
      }),
  ])
  const head = slowdowns.flatMap((times) => [...occasions.map((occasion) => `${times}x ${occasion}`), 'budget'])
  return columns([['', ...head], ...rows], 1)
}
