import type { AnyStateNode } from 'xstate'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Meta, Whose } from '#machines/shared/turn.ts'
import { shortName } from '#machines/walk/edges.ts'
import type { Attempt } from '#machines/walk/matrix.ts'
import type { AppFeature, Labels } from '#src/features/feature.ts'
import { machineTexts } from '../texts/machines.ts'

/** Returns the status labels of a chart from its area; empty for a chart whose states no screen labels. */
export const labelsOf = (features: readonly AppFeature[], chart: string, LL: TranslationFunctions): Labels =>
  features.find(({ charts }) => charts?.[chart])?.charts?.[chart]?.labels(LL) ?? {}

/** Returns the label of `newPaymentNeeded.returned`, or else that of `newPaymentNeeded`. */
export function labelText(labels: Labels, label: string): string {
  const [base = '', outcome = ''] = label.split('.')
  const own = labels[`${base}${outcome.charAt(0).toUpperCase()}${outcome.slice(1)}`]
  return own?.() ?? labels[base]?.() ?? label
}

const turnText = (whose: Whose): string =>
  typeof whose === 'string'
    ? machineTexts.drawing.turn({ who: whose })
    : machineTexts.drawing.turnWhile({ who: whose.turn, guard: whose.when })

/** Returns the lines below a state's name: its label, then each turn that it may mean. */
export function describe(labels: Labels, node: AnyStateNode): string[] {
  const meta: Meta | undefined = node.meta
  if (!meta) return []
  const turns = meta.turns.filter((whose) => whose !== 'nobody')
  return [labelText(labels, meta.label), ...turns.map((whose) => turnText(whose))]
}

/** Returns `done: sending` for events of the chart's own actors, `approve` for all others. */
export function eventName(type: string): string {
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.\d+\.[^.]+\.(.+)$/.exec(type) ?? []
  return outcome ? `${outcome}: ${actor}` : shortName(type)
}

/** Formats an event's payload as one short line. */
export const detailText = ({ type: _, ...details }: Attempt): string => dataText(details)

export const dataText = (data: object): string =>
  Object.entries(data)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
