import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { formatAmount } from '#domain/money.ts'
import { earliestDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import type { ToPay } from '#src/app/shared/payments/pay-by-bank.tsx'
import { PayText } from '#src/app/shared/payments/pay-text.tsx'
import type { PaymentDraft } from '#src/app/shared/payments/use-typed-payment.ts'
import { currencySign } from '#src/app/shared/viewer/currency-sign.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import type { Answer } from '../use-answer.ts'
import { type PayTyped, type PayValues, paySchema } from './pay-dialog.schema.ts'

type PayByCheckProps = PaymentDraft & {
  toPay: ToPay
  reader: Viewer
  how: ReactNode
  hint: string
  tooMuch: string
  answer: Answer
  /** For which due. */
  children: ReactNode
  /** Gives what went wrong, for what stands beside a field. */
  onSend: (typed: PayTyped) => Promise<unknown>
  onClose: () => void
}

/** A check, cash or anything else that goes from hand to hand: recorded by who pays, confirmed by who receives. */
export function PayByCheck(props: PayByCheckProps) {
  const { toPay, reader, how, hint, tooMuch, answer, kept, onTyped, children, onSend, onClose } = props
  const { LL } = useI18nContext()
  const { dialogs } = LL.childSupport
  const { pay } = dialogs
  const { open, most } = toPay
  const schema = useMemo(() => paySchema(reader, most), [reader, most])
  const { register, handleSubmit, formState, setError, setFocus, watch } = useForm<PayValues, unknown, PayTyped>({
    resolver: zodResolver(schema),
    defaultValues: {
      amount: kept?.amount ?? (open > 0 ? formatAmount(open, reader.locale) : ''),
      paidOn: reader.today,
      number: kept?.number ?? '',
      note: kept?.note ?? '',
    },
    mode: 'onTouched',
  })
  const { errors } = formState
  const { amount, number, note } = watch()
  useEffect(() => onTyped({ amount, number, note }), [onTyped, amount, number, note])
  const send = handleSubmit(async (typed) => {
    const error = await onSend(typed)
    if (error && !placeServerErrors(error, ['amount', 'paidOn', 'number', 'note'], { setError, setFocus }))
      answer.fail(error)
  })
  const name = otherParentOf(reader)
  return (
    <FormDialog
      title={how ? LL.payments.pay.title({ name }) : pay.title()}
      text={pay.text({ name })}
      labels={{ close: dialogs.close(), cancel: dialogs.cancel(), submit: pay.action() }}
      pending={answer.pending}
      failure={answer.failure}
      onSubmit={(event) => void send(event)}
      onClose={onClose}
    >
      {how}
      <MoneyField
        label={pay.amount()}
        hint={hint}
        error={errors.amount?.message === 'tooMuch' ? tooMuch : problemText(errors.amount, LL)}
        currency={currencySign(reader)}
        {...register('amount')}
      />
      <DateField
        label={pay.paidOn()}
        min={earliestDate}
        max={reader.today}
        error={problemText(errors.paidOn, LL)}
        {...register('paidOn')}
      />
      {children}
      <PayText number={register('number')} note={register('note')} {...{ errors, LL }} />
    </FormDialog>
  )
}
