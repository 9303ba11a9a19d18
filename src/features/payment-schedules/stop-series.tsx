import { useQueryClient } from '@tanstack/react-query'
import {
  type PaymentSeriesDto,
  paymentSeriesDto,
  paymentSeriesRoutes,
} from '#contract/payment-schedules/payment-schedules.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { presentItem } from '#src/app/shared/forms/refused.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { keepSeries } from './payment-schedules.queries.ts'

/** Asked before all that waits in a series is stopped. */
export function StopSeries({ series, onClose }: { series: PaymentSeriesDto; onClose: () => void }) {
  const { LL } = useI18nContext()
  const reader = useViewer()
  const queries = useQueryClient()
  const toast = useToast()
  const { stopping } = LL.paymentSchedules
  const stop = useCommand(paymentSeriesRoutes.events, {
    // Whoever is refused is shown what it has become.
    onSettled: (item, failure) => keepSeries(queries, item ?? presentItem(failure, paymentSeriesDto)),
    onSuccess: () => {
      toast({ tone: 'done', text: stopping.done() })
      onClose()
    },
  })
  const { id, version, waiting, facts } = series
  return (
    <FormDialog
      title={stopping.title()}
      text={`${stopping.text({ count: facts.ahead, amount: reader.money(waiting) })} ${stopping.back()}`}
      notice={stopping.notice()}
      labels={{ close: stopping.close(), cancel: stopping.cancel(), submit: stopping.action() }}
      grave
      pending={stop.isPending}
      failure={stop.error && { title: LL.errors.paymentsNotStopped(), text: failureText(stop.error, LL) }}
      onSubmit={() => stop.mutate({ params: { id }, body: { type: 'paymentSeries.stop', version, waiting } })}
      onClose={onClose}
    />
  )
}
