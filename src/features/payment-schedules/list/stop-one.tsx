import type { PaymentDto } from '#contract/payments/payments.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ConfirmDialog } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { paymentCommandOf } from '#src/features/payments/payment.chart.ts'
import { singlePaymentLifecycle } from '../series.commands.ts'
import { useStop } from '../use-stop.ts'

/** Asks before a waiting payment is stopped. */
export function StopOne({ payment, onClose }: { payment: PaymentDto; onClose: () => void }) {
  const { stopping } = useI18nContext().LL.paymentSchedules
  const viewer = useViewer()
  const { stop, pending, failure } = useStop(singlePaymentLifecycle, payment, onClose)
  const { amount, startOn } = payment
  return (
    <ConfirmDialog
      title={stopping.one({ amount: viewer.money(amount) })}
      text={stopping.oneText({ date: startOn ? viewer.longDate(startOn) : '' })}
      notice={stopping.oneNotice()}
      action={stopping.oneAction()}
      labels={stopping}
      grave
      pending={pending}
      failure={failure}
      onConfirm={() => stop(paymentCommandOf(payment, 'stop', ''))}
      onClose={onClose}
    />
  )
}
