import type { AnyStateNode } from 'xstate'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Meta, Whose } from '#machines/shared/turn.ts'
import { shortName } from '#machines/walk/edges.ts'
import type { Attempt } from '#machines/walk/matrix.ts'

type Labels = Readonly<Record<string, (() => string) | undefined>>

const labelsOf = (chart: string, LL: TranslationFunctions): Labels => {
  if (chart === 'payment') return LL.payments.label
  return chart === 'paymentAccount' ? LL.paymentAccounts.label : LL.expenses.label
}

/** The status label a person reads: `newPaymentNeeded.returned` by its own text, else by that of `newPaymentNeeded`. */
export function labelText(chart: string, label: string, LL: TranslationFunctions): string {
  const labels: Labels = labelsOf(chart, LL)
  const [base = '', outcome = ''] = label.split('.')
  const own = labels[`${base}${outcome.charAt(0).toUpperCase()}${outcome.slice(1)}`]
  return own?.() ?? labels[base]?.() ?? label
}

export const turnText = (whose: Whose, { dev }: TranslationFunctions): string =>
  typeof whose === 'string'
    ? dev.machines.drawing.turn({ who: whose })
    : dev.machines.drawing.turnWhile({ who: whose.turn, guard: whose.when })

/** What a state's box says under its name: its label, then each turn it may mean. */
export function describe(chart: string, node: AnyStateNode, LL: TranslationFunctions): string[] {
  const meta: Meta | undefined = node.meta
  if (!meta) return []
  const turns = meta.turns.filter((whose) => whose !== 'nobody')
  return [labelText(chart, meta.label, LL), ...turns.map((whose) => turnText(whose, LL))]
}

/** `done: sending` for what the chart's own actors say, `approve` for everything else. */
export function eventName(type: string): string {
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.\d+\.[^.]+\.(.+)$/.exec(type) ?? []
  return outcome ? `${outcome}: ${actor}` : shortName(type)
}

/** What an event carries, as one short line of data. */
export const detailText = ({ type: _, ...details }: Attempt): string => dataText(details)

export const dataText = (data: object): string =>
  Object.entries(data)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
