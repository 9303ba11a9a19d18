import type { ReactNode } from 'react'
import type { ConfirmDialogProps } from '../../app/shared/lifecycle/confirm-dialog.tsx'
import type { Viewer } from '../../app/shared/viewer/viewer.ts'
import type { CheckTyped } from './check.schema.ts'
import { PayByBank, PayByCheck } from './lazy.ts'
import type { CheckTexts } from './pay-by-check.tsx'
import { PayEitherWay } from './pay-either-way.tsx'
import type { PayWay, SentByBank, ToPay } from './to-pay.ts'
import { type PaymentDraft, useTypedPayment } from './use-typed-payment.ts'

type PayDialogProps = PaymentDraft &
  Pick<ConfirmDialogProps, 'labels' | 'pending' | 'failure' | 'onClose'> & {
    viewer: Viewer
    toPay: ToPay
    start?: PayWay | undefined
    /** `hasChoice` is false where a bank transfer is not offered. */
    checkTexts: (hasChoice: boolean) => CheckTexts
    /** Says next to the amount what may be sent by bank. */
    bankHint: string
    /** Adds further fields; `facts` repeats their values before a transfer is sent. */
    children?: ReactNode
    facts?: readonly { term: string; value: string }[]
    onCheck: (typed: CheckTyped, placed: (failure: unknown) => boolean) => void
    onBank: (sent: SentByBank) => void
  }

/** Takes a payment by bank or by check. Typed input stays when the person switches between them. */
export function PayDialog(props: PayDialogProps) {
  const { viewer, toPay, start, checkTexts, bankHint, facts, onCheck, onBank, draft, onTyped, children, ...dialog } =
    props
  const { currentDraft, keepDraft } = useTypedPayment({ draft, onTyped })
  return (
    <PayEitherWay
      viewer={viewer}
      start={start}
      onClose={dialog.onClose}
      byCheck={(how) => (
        <PayByCheck
          {...dialog}
          viewer={viewer}
          toPay={toPay}
          texts={checkTexts(how !== undefined)}
          how={how}
          draft={currentDraft()}
          onTyped={keepDraft}
          onSend={onCheck}
        >
          {children}
        </PayByCheck>
      )}
      byBank={(how, eligibility) => (
        <PayByBank
          {...dialog}
          viewer={viewer}
          toPay={toPay}
          eligibility={eligibility}
          how={how}
          hint={bankHint}
          tooMuch={checkTexts(true).tooMuch}
          facts={facts}
          draft={currentDraft()}
          onTyped={keepDraft}
          onSend={onBank}
        >
          {children}
        </PayByBank>
      )}
    />
  )
}
