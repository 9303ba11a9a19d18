import { useQueryClient } from '@tanstack/react-query'
import { type PaymentDto, paymentRoutes } from '#contract/payments/payments.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { keepSeries } from './payment-schedules.queries.ts'

/** Asked before a payment that waits is stopped. */
export function StopOne({ payment, onClose }: { payment: PaymentDto; onClose: () => void }) {
  const { LL } = useI18nContext()
  const reader = useViewer()
  const queries = useQueryClient()
  const toast = useToast()
  const { stopping } = LL.paymentSchedules
  const stop = useCommand(paymentRoutes.events, {
    onSettled: () => keepSeries(queries, null),
    onSuccess: () => {
      toast({ tone: 'done', text: stopping.done() })
      onClose()
    },
  })
  const { id, version, amount, startOn } = payment
  return (
    <FormDialog
      title={stopping.one({ amount: reader.money(amount) })}
      text={stopping.oneText({ date: startOn ? reader.longDate(startOn) : '' })}
      notice={stopping.oneNotice()}
      labels={{ close: stopping.close(), cancel: stopping.cancel(), submit: stopping.oneAction() }}
      grave
      pending={stop.isPending}
      failure={stop.error && { title: LL.errors.paymentsNotStopped(), text: failureText(stop.error, LL) }}
      onSubmit={() => stop.mutate({ params: { id }, body: { type: 'payment.stop', version, amount } })}
      onClose={onClose}
    />
  )
}
