import { lazy } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { otherParentOf } from '#src/app/shared/viewer/viewer.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { EndDialog } from '../order/end-dialog.tsx'
import { OrderDialog } from '../order/order-dialog.tsx'
import { PaymentDialog } from '../pay/payment-dialog.tsx'
import type { Asked } from './pending-action.ts'

/** What only paying asks comes by itself. */
const PayDialog = lazy(async () => ({ default: (await import('../pay/pay-dialog.tsx')).PayDialog }))

type AskedDialogProps = { asked: Asked; reader: Viewer; onClose: () => void }

/** The one dialog that belongs to what was asked. */
export function AskedDialog({ asked, reader, onClose }: AskedDialogProps) {
  const { done } = useI18nContext().LL.childSupport
  const toast = useToast()
  const name = otherParentOf(reader)
  const finish = (text: string) => {
    toast({ tone: 'done', text })
    onClose()
  }
  if (asked.on === 'pay')
    return (
      <PayDialog
        order={asked.order}
        {...{ reader, onClose }}
        onDone={(how) => finish(how === 'sent' ? done.sent({ name }) : done.pay({ name }))}
      />
    )
  if (asked.on === 'payment') {
    const said = { confirm: done.confirmPayment, refuse: done.refusePayment, void: done.voidPayment }[asked.action]
    return <PaymentDialog {...{ asked, reader, onClose }} onDone={() => finish(said())} />
  }
  const { order, action } = asked
  if (action === 'askEnd')
    return <EndDialog {...{ order, reader, onClose }} onDone={() => finish(done.askEnd({ name }))} />
  return <OrderDialog {...{ order, action, reader, onClose }} onDone={() => finish(done[action]())} />
}
