import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { formatAmount } from '#domain/money.ts'
import { earliestDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { problemText } from '../../app/shared/forms/problem-text.ts'
import { placeServerErrors } from '../../app/shared/forms/server-errors.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../../app/shared/lifecycle/confirm-dialog.tsx'
import { currencySign } from '../../app/shared/viewer/currency-sign.ts'
import type { Viewer } from '../../app/shared/viewer/viewer.ts'
import { type CheckTyped, type CheckValues, checkSchema } from './check.schema.ts'
import { PayText } from './pay-text.tsx'
import type { ToPay } from './to-pay.ts'
import type { PaymentDraft } from './use-typed-payment.ts'

export type CheckTexts = Pick<ConfirmDialogProps, 'title' | 'text' | 'action'> & {
  readonly amount: string
  readonly hint: string
  /** This is the error for an amount above what may be recorded. */
  readonly tooMuch: string
  /** Labels the day of the payment, which is only requested when this is set. */
  readonly paidOn?: string
}

type PayByCheckProps = PaymentDraft &
  Pick<ConfirmDialogProps, 'labels' | 'pending' | 'failure' | 'onClose'> & {
    toPay: ToPay
    viewer: Viewer
    texts: CheckTexts
    /** Offers the choice between check and bank, where both are possible. */
    how: ReactNode
    /** Further fields are shown below the amount. */
    children?: ReactNode
    /** `placed` puts the server's validation errors on their fields and tells whether it did. */
    onSend: (typed: CheckTyped, placed: (failure: unknown) => boolean) => void
  }

const fieldNames = ['amount', 'paidOn', 'number', 'note'] as const

/** Lets the payer record a check, cash or anything else that changes hands; the receiver confirms it. */
export function PayByCheck(props: PayByCheckProps) {
  const { toPay, viewer, texts, how, draft, onTyped, children, onSend, labels, pending, failure, onClose } = props
  const { LL } = useI18nContext()
  const { open, most } = toPay
  const schema = useMemo(() => checkSchema(viewer, most), [viewer, most])
  const { register, handleSubmit, formState, setError, setFocus, watch } = useForm<CheckValues, unknown, CheckTyped>({
    resolver: zodResolver(schema),
    defaultValues: {
      amount: draft?.amount ?? (open > 0 ? formatAmount(open, viewer.locale) : ''),
      paidOn: viewer.today,
      number: draft?.number ?? '',
      note: draft?.note ?? '',
    },
    mode: 'onTouched',
  })
  const { errors } = formState
  const { amount, number, note } = watch()
  useEffect(() => onTyped({ amount, number, note }), [onTyped, amount, number, note])
  const send = handleSubmit((typed) =>
    onSend(typed, (refusal) => placeServerErrors(refusal, fieldNames, { setError, setFocus })),
  )
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts.text}
      action={texts.action}
      labels={labels}
      pending={pending}
      failure={failure}
      onConfirm={(event) => void send(event)}
      onClose={onClose}
    >
      {how}
      <MoneyField
        label={texts.amount}
        hint={texts.hint}
        error={errors.amount?.message === 'tooMuch' ? texts.tooMuch : problemText(errors.amount, LL)}
        currency={currencySign(viewer)}
        {...register('amount')}
      />
      {texts.paidOn && (
        <DateField
          label={texts.paidOn}
          min={earliestDate}
          max={viewer.today}
          error={problemText(errors.paidOn, LL)}
          {...register('paidOn')}
        />
      )}
      {children}
      <PayText number={register('number')} note={register('note')} errors={errors} LL={LL} />
    </ConfirmDialog>
  )
}
