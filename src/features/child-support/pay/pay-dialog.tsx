import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, useMemo, useState } from 'react'
import type { SupportDueDto, SupportOrderDto } from '#contract/child-support/child-support.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { PayByBank } from '#src/app/shared/payments/lazy.ts'
import { PayEitherWay } from '#src/app/shared/payments/pay-either-way.tsx'
import { useTypedPayment } from '#src/app/shared/payments/use-typed-payment.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Select } from '#src/ui/fields/select.tsx'
import { duesQuery } from '../child-support.queries.ts'
import { useAnswer } from '../use-answer.ts'
import { bankCommand, checkCommand } from './pay-dialog.schema.ts'

type PayDialogProps = {
  order: SupportOrderDto
  reader: Viewer
  onDone: (how: 'recorded' | 'sent') => void
  onClose: () => void
}

/** Those that still take something, the oldest first. */
function useOpenDues({ root }: SupportOrderDto): readonly SupportDueDto[] {
  const { client } = useApp()
  const { data } = useInfiniteQuery(duesQuery(client, root))
  return useMemo(
    () =>
      (data?.pages.flatMap(({ items }) => items) ?? [])
        .filter(({ remaining, onItsWay }) => remaining > onItsWay)
        .toReversed(),
    [data],
  )
}

/** As each way does, it comes by itself. */
const PayByCheck = lazy(async () => ({ default: (await import('./pay-by-check.tsx')).PayByCheck }))

const nothing = () => undefined

/** What is due, a part of it or more: by bank where that is offered, else from hand to hand. What was typed goes along. */
export function PayDialog({ order, reader, onDone, onClose }: PayDialogProps) {
  const { LL } = useI18nContext()
  const { pay } = LL.childSupport.dialogs
  const dues = useOpenDues(order)
  const [due, setDue] = useState('')
  const { keptNow, keep } = useTypedPayment({ kept: null, onTyped: nothing })
  const [recording, sending] = [useAnswer(() => onDone('recorded')), useAnswer(() => onDone('sent'))]
  const { due: open } = order.facts
  const most = order.status === 'ended' ? open : null
  const params = { open: reader.money(open) }
  const options = [
    { value: '', label: pay.oldest() },
    ...dues.map(({ id, dueOn, remaining, onItsWay }) => ({
      value: id,
      label: pay.one({ date: reader.date(dueOn), remaining: reader.money(remaining - onItsWay) }),
    })),
  ]
  const chosen = dues.find(({ id }) => id === due)
  const which = dues.length > 1 && (
    <Select label={pay.which()} value={due} options={options} onChange={({ target }) => setDue(target.value)} />
  )
  const same = {
    ...{ reader, onClose, onTyped: keep, toPay: { open, most }, tooMuch: pay.tooMuch(params) },
    hint: most === null ? pay.amountHint(params) : pay.amountHintEnded(params),
  }
  return (
    <PayEitherWay
      {...{ reader, onClose }}
      byCheck={(how) => (
        <PayByCheck
          {...same}
          {...{ how, answer: recording, kept: keptNow() }}
          onSend={(typed) => recording.answerOrder(order.id, checkCommand(order, typed, chosen))}
        >
          {which}
        </PayByCheck>
      )}
      byBank={(how, standing) => (
        <PayByBank
          {...same}
          {...{ how, standing, pending: sending.pending, failure: sending.failure, kept: keptNow() }}
          facts={which ? [{ term: pay.which(), value: chosen ? reader.date(chosen.dueOn) : pay.oldest() }] : []}
          onSend={(typed) =>
            void sending
              .answerOrder(order.id, bankCommand(order, typed, chosen))
              .then((error) => error && sending.fail(error))
          }
        >
          {which}
        </PayByBank>
      )}
    />
  )
}
