import type { ReactNode } from 'react'
import type { ConfirmDialogProps } from '../lifecycle/confirm-dialog.tsx'
import type { Viewer } from '../viewer/viewer.ts'
import type { CheckTyped } from './check.schema.ts'
import { PayByBank, PayByCheck } from './lazy.ts'
import type { CheckTexts } from './pay-by-check.tsx'
import { PayEitherWay } from './pay-either-way.tsx'
import type { SentByBank, ToPay } from './to-pay.ts'
import { type PaymentDraft, useTypedPayment } from './use-typed-payment.ts'

type PayDialogProps = PaymentDraft &
  Pick<ConfirmDialogProps, 'labels' | 'pending' | 'failure' | 'onClose'> & {
    viewer: Viewer
    toPay: ToPay
    /** `how`: whether there is a choice between the two ways. */
    checkTexts: (hasChoice: boolean) => CheckTexts
    /** What may be sent by bank, beside the amount. */
    bankHint: string
    /** What else is asked, and how the answer is told before a transfer is sent. */
    children?: ReactNode
    facts?: readonly { term: string; value: string }[]
    onCheck: (typed: CheckTyped, placed: (failure: unknown) => boolean) => void
    onBank: (sent: SentByBank) => void
  }

/** Paying, all of it or a part: by bank where that is offered, else from hand to hand. What was typed goes along. */
export function PayDialog(props: PayDialogProps) {
  const { viewer, toPay, checkTexts, bankHint, facts, onCheck, onBank, draft, onTyped, children, ...dialog } = props
  const { currentDraft, keepDraft } = useTypedPayment({ draft, onTyped })
  return (
    <PayEitherWay
      viewer={viewer}
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
