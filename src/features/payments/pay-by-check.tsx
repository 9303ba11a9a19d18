import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Controller, useForm } from 'react-hook-form'
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
import { MeansChoice } from './means-choice.tsx'
import { PayText } from './pay-text.tsx'
import type { ToPay } from './to-pay.ts'
import type { PaymentDraft } from './use-typed-payment.ts'

export type CheckTexts = Pick<ConfirmDialogProps, 'title' | 'text' | 'action'> & {
  readonly amount: string
  readonly hint: string
  /** This is the error for an amount above what may be recorded. */
  readonly tooMuch: string
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

const fieldNames = ['amount', 'means', 'paidOn', 'number', 'note'] as const

/** Lets the payer record a check, cash or anything else that changes hands; the receiver confirms it. */
export function PayByCheck(props: PayByCheckProps) {
  const { toPay, viewer, texts, how, draft, onTyped, children, onSend, labels, pending, failure, onClose } = props
  const { LL } = useI18nContext()
  const { open, most } = toPay
  const schema = useMemo(() => checkSchema(viewer, most), [viewer, most])
  const { register, control, handleSubmit, formState, setError, setFocus, setValue, watch } = useForm<
    CheckValues,
    unknown,
    CheckTyped
  >({
    resolver: zodResolver(schema),
    defaultValues: {
      amount: draft?.amount ?? (open > 0 ? formatAmount(open, viewer.locale) : ''),
      means: draft?.means ?? 'check',
      paidOn: draft?.paidOn ?? viewer.today,
      number: draft?.number ?? '',
      note: draft?.note ?? '',
    },
    mode: 'onTouched',
  })
  const { errors } = formState
  const { amount, means, paidOn, number, note } = watch()
  useEffect(() => onTyped({ amount, means, paidOn, number, note }), [onTyped, amount, means, paidOn, number, note])
  const send = handleSubmit((typed) =>
    onSend(typed, (refusal) => placeServerErrors(refusal, fieldNames, { setError, setFocus }) > 0),
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
      <Controller
        control={control}
        name="means"
        render={({ field }) => (
          <MeansChoice
            viewer={viewer}
            value={field.value}
            onChange={(chosen) => {
              field.onChange(chosen)
              if (chosen !== 'check') setValue('number', '')
            }}
          />
        )}
      />
      <DateField
        label={LL.common.pay.paidOn()}
        min={earliestDate}
        max={viewer.today}
        error={problemText(errors.paidOn, LL)}
        {...register('paidOn')}
      />
      {children}
      <PayText number={means === 'check' && register('number')} note={register('note')} errors={errors} LL={LL} />
    </ConfirmDialog>
  )
}
