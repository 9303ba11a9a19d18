import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Messages } from '../texts.ts'

export const owedParts = ['paid', 'unconfirmed', 'withBank', 'scheduled', 'left', 'unanswered'] as const
type Part = (typeof owedParts)[number]

/** Says each part that is not zero: "$40.00 paid", "$52.50 left to pay". Together they are the whole share. */
export const partTexts = (
  parts: Partial<Record<Part, number>>,
  { money }: Viewer,
  { expenses: { log } }: Messages,
): string[] => owedParts.flatMap((part) => (parts[part] ? [log.sums[part]({ amount: money(parts[part]) })] : []))
