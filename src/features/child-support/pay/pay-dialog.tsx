import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { SupportDueDto, SupportOrderDto } from '#contract/child-support/child-support.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useLifecycle } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { mayPayAhead } from '#src/features/child-support/support-order.chart.ts'
import { PayDialog } from '#src/features/payments/pay-dialog.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { orderLifecycle } from '../child-support.commands.ts'
import { duesQuery } from '../child-support.queries.ts'
import { useSupportAnswer } from '../use-support-answer.ts'
import { bankCommand, checkCommand } from './pay-commands.ts'

type Way = 'check' | 'bank'
type PaySupportDialogProps = {
  order: SupportOrderDto
  viewer: Viewer
  onDone: (way: Way) => void
  onClose: () => void
}

/** Gives the dues that can still take a payment, the oldest first. */
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

const ignoreTyped = () => undefined

/** Pays the amount due, a part of it, or more. */
export function PaySupportDialog({ order, viewer, onDone, onClose }: PaySupportDialogProps) {
  const { LL } = useI18nContext()
  const { dialogs } = LL.childSupport
  const { pay } = dialogs
  const dues = useOpenDues(order)
  const [dueId, setDueId] = useState('')
  const way = useRef<Way>('check')
  const { send } = useLifecycle(orderLifecycle, order)
  const answer = useSupportAnswer(order, { send, onDone: () => onDone(way.current) })
  const { due: open } = order.facts
  // An ended order accepts no more than is due; otherwise the surplus is credited to the next due.
  const most = mayPayAhead(order) ? null : open
  const params = { open: viewer.money(open), name: otherParentOf(viewer) }
  const hint = most === null ? pay.amountHint(params) : pay.amountHintEnded(params)
  const chosen = dues.find(({ id }) => id === dueId)
  const options = [
    { value: '', label: pay.oldest() },
    ...dues.map(({ id, dueOn, remaining, onItsWay }) => ({
      value: id,
      label: pay.one({ date: viewer.date(dueOn), remaining: viewer.money(remaining - onItsWay) }),
    })),
  ]
  const hasChoice = dues.length > 1
  return (
    <PayDialog
      viewer={viewer}
      labels={dialogs}
      pending={answer.pending}
      failure={answer.failure}
      toPay={{ open, most }}
      checkTexts={(eitherWay) => ({
        title: eitherWay ? LL.payments.pay.title(params) : pay.title(),
        text: pay.text(params),
        action: pay.action(),
        amount: pay.amount(),
        hint,
        tooMuch: pay.tooMuch(params),
      })}
      bankHint={hint}
      facts={hasChoice ? [{ term: pay.which(), value: chosen ? viewer.date(chosen.dueOn) : pay.oldest() }] : []}
      draft={null}
      onTyped={ignoreTyped}
      onCheck={(typed, placed) => {
        way.current = 'check'
        answer.send(checkCommand(order, typed, chosen), placed)
      }}
      onBank={(typed) => {
        way.current = 'bank'
        answer.send(bankCommand(order, typed, chosen))
      }}
      onClose={onClose}
    >
      {hasChoice && (
        <Select label={pay.which()} value={dueId} options={options} onChange={({ target }) => setDueId(target.value)} />
      )}
    </PayDialog>
  )
}
