import type { PaymentSeriesDto } from '#contract/payment-schedules/payment-schedules.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ConfirmDialog } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { seriesLifecycle } from '../series.commands.ts'
import { useStop } from '../use-stop.ts'

/** Asks before all waiting payments of a series are stopped. */
export function StopSeries({ series, onClose }: { series: PaymentSeriesDto; onClose: () => void }) {
  const { stopping } = useI18nContext().LL.paymentSchedules
  const viewer = useViewer()
  const { stop, pending, failure } = useStop(seriesLifecycle, series, onClose)
  const { version, waiting, facts } = series
  return (
    <ConfirmDialog
      title={stopping.title()}
      text={`${stopping.text({ count: facts.ahead, amount: viewer.money(waiting) })} ${stopping.back()}`}
      notice={stopping.notice()}
      action={stopping.action()}
      labels={stopping}
      grave
      pending={pending}
      failure={failure}
      onConfirm={() => stop({ type: 'paymentSeries.stop', version, waiting })}
      onClose={onClose}
    />
  )
}
