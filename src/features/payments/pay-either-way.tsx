import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText, failureTitle } from '#src/app/shared/data/failure-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { DialogFrame } from '#src/ui/dialogs/dialog.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { PayFrame } from './pay-frame.tsx'
import { PayUnready } from './pay-unready.tsx'
import { unreadyOf } from './sending.model.ts'
import { sendingQuery } from './sending.queries.ts'
import type { PayWay } from './to-pay.ts'

type PayEitherWayProps = {
  viewer: Viewer
  /** The way that the person has already chosen; without it a bank transfer comes first where it is possible now. */
  start?: PayWay | undefined
  onClose: () => void
  /** `how` offers the choice between bank and check; it is undefined when only one is possible. */
  byCheck: (how: ReactNode) => ReactNode
  byBank: (how: ReactNode, eligibility: SendingEligibilityDto) => ReactNode
}

/** Takes a payment in the chosen way, which the person may switch. One dialog stays open for all its steps. */
export function PayEitherWay(props: PayEitherWayProps) {
  const { viewer, onClose, byCheck } = props
  return (
    <DialogFrame onClose={onClose}>
      {/* The dialog opens at once and waits for its form to load. */}
      <Suspense fallback={<PayLoading viewer={viewer} onClose={onClose} />}>
        {viewer.family.bankTransfers ? <Choice {...props} /> : byCheck(undefined)}
      </Suspense>
    </DialogFrame>
  )
}

function PayLoading({ how, ...frame }: Pick<PayEitherWayProps, 'viewer' | 'onClose'> & { how?: ReactNode }) {
  const { pay } = useI18nContext().LL.payments
  return (
    <PayFrame {...frame}>
      {how}
      <SkeletonRows label={pay.loading()} rows={3} tile={false} />
    </PayFrame>
  )
}

function Choice({ viewer, start, onClose, byCheck, byBank }: PayEitherWayProps) {
  const { LL } = useI18nContext()
  const { client } = useApp()
  const query = useQuery(sendingQuery(client))
  const [chosen, choose] = useState<PayWay | undefined>(start)
  const { pay, method: methods } = LL.payments
  const eligibility = query.data
  const frame = { viewer, onClose }
  if (eligibility && !eligibility.served) return byCheck(undefined)
  const unready = eligibility ? unreadyOf(eligibility) : null
  const mayBank = query.isLoading || (eligibility && !unready)
  const method = chosen ?? (mayBank ? 'bank' : 'check')
  const how = (
    <SegmentedControl
      label={pay.how()}
      value={method}
      onChange={choose}
      options={[
        { value: 'bank', label: methods.bank() },
        { value: 'check', label: methods.check() },
      ]}
    />
  )
  if (method === 'check') return byCheck(how)
  if (query.isLoading) return <PayLoading {...frame} how={how} />
  if (!eligibility)
    return (
      <PayFrame {...frame}>
        {how}
        <ErrorState
          title={failureTitle(query.error, LL, pay.failed())}
          retry={{ label: pay.retry(), onPress: () => void query.refetch() }}
        >
          {failureText(query.error, LL)}
        </ErrorState>
      </PayFrame>
    )
  return unready ? <PayUnready {...frame} how={how} unready={unready} /> : byBank(how, eligibility)
}
