import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { whenSendable } from '#domain/sending-limits.ts'
import type { NamespacePaymentsTranslation } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

export type Unready = 'account' | 'other' | 'plan' | 'limit'

/** Gives the first reason why no amount can be sent by bank; null when some amount can. */
export function unreadyOf({
  canSend,
  accounts,
  otherCanReceive,
  planLeft,
  now,
}: SendingEligibilityDto): Unready | null {
  if (!canSend || accounts.length === 0) return 'account'
  if (!otherCanReceive) return 'other'
  if (planLeft === 0) return 'plan'
  return now === 0 ? 'limit' : null
}

type LimitText = {
  readonly key: keyof Pick<NamespacePaymentsTranslation['pay'], 'limitThen' | 'limitOnly'>
  readonly now: string
  readonly amount: string
  readonly date: string
}

/** Explains the limit for an amount above what can be sent now, null for any other; more can be sent from `date` on. */
export function overLimit(eligibility: SendingEligibilityDto, amount: number, viewer: Viewer): LimitText | null {
  const when = whenSendable(eligibility, amount)
  if (!when) return null
  const now = viewer.money(eligibility.now)
  if (when.from === null) return { key: 'limitOnly', now, amount: '', date: '' }
  return { key: 'limitThen', now, amount: viewer.money(when.amount), date: viewer.instant(when.from) }
}
