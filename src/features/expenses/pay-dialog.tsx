import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { bankServes } from '#contract/sending-limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/app-context.ts'
import { failureText, failureTitle } from '#src/app/data/failure-text.ts'
import { otherParentOf } from '#src/app/reader.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { PayByBank } from './pay-by-bank.tsx'
import { PayByCheck, type PayProps } from './pay-by-check.tsx'
import { PayUnready } from './pay-unready.tsx'
import { unreadyOf } from './sending.model.ts'
import { sendingQuery } from './sending.queries.ts'
import { useTypedPayment } from './use-typed-payment.ts'

/** Paying one expense, all of it or a part: by bank where that is offered, else from hand to hand. */
export function PayDialog(props: PayProps) {
  return bankServes(props.reader.family.country) ? <PayEitherWay {...props} /> : <PayByCheck {...props} />
}

type Method = 'bank' | 'check'

/** By bank where that can be done now, unless the person chooses otherwise. What was typed goes along. */
function PayEitherWay({ kept, onTyped, ...props }: PayProps) {
  const { LL } = useI18nContext()
  const { client } = useApp()
  const query = useQuery(sendingQuery(client))
  const [chosen, choose] = useState<Method | null>(null)
  const { keptNow, keep } = useTypedPayment({ kept, onTyped })
  const standing = query.data
  if (query.isLoading) return <Waiting {...props} />
  if (standing && !standing.served) return <PayByCheck {...props} {...{ kept, onTyped }} />
  const unready = standing ? unreadyOf(standing) : null
  const method = chosen ?? (standing && !unready ? 'bank' : 'check')
  const { payments } = LL
  const how = (
    <SegmentedControl
      label={payments.pay.how()}
      value={method}
      onChange={choose}
      options={[
        { value: 'bank', label: payments.method.bank() },
        { value: 'check', label: payments.method.check() },
      ]}
    />
  )
  const same = { ...props, how, kept: keptNow(), onTyped: keep }
  if (method === 'check') return <PayByCheck {...same} />
  if (!standing) return <NotLoaded {...same} failure={query.error} onRetry={() => void query.refetch()} />
  if (unready) return <PayUnready {...same} {...{ unready, standing }} />
  return <PayByBank {...same} standing={standing} />
}

type Frame = Pick<PayProps, 'reader' | 'words' | 'onClose'>

function PayFrame({ reader, words, onClose, children }: Frame & { children: ReactNode }) {
  const { pay } = useI18nContext().LL.payments
  const { dialogs } = words.expenses
  return (
    <Dialog
      open
      onClose={onClose}
      title={pay.title({ name: otherParentOf(reader) })}
      closeLabel={dialogs.close()}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {dialogs.cancel()}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}

function Waiting(props: Frame) {
  const { pay } = useI18nContext().LL.payments
  return (
    <PayFrame {...props}>
      <SkeletonRows label={pay.loading()} rows={3} tile={false} />
    </PayFrame>
  )
}

type NotLoadedProps = Frame & Pick<PayProps, 'how'> & { failure: unknown; onRetry: () => void }

function NotLoaded({ how, failure, onRetry, ...frame }: NotLoadedProps) {
  const { LL } = useI18nContext()
  const { pay } = LL.payments
  return (
    <PayFrame {...frame}>
      {how}
      <ErrorState title={failureTitle(failure, LL, pay.failed())} retry={{ label: pay.retry(), onPress: onRetry }}>
        {failureText(failure, LL)}
      </ErrorState>
    </PayFrame>
  )
}
