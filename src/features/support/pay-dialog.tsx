import { zodResolver } from '@hookform/resolvers/zod'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type FieldErrors, type UseFormRegister, useForm } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { formatAmount } from '#contract/money.ts'
import type { SupportDue, SupportOrderItem } from '#contract/support.ts'
import { earliestDate } from '#contract/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useApp } from '#src/app/app-context.ts'
import { currencySign } from '#src/app/currency-sign.ts'
import { problemText } from '#src/app/forms/problem-text.ts'
import { placeServerErrors } from '#src/app/forms/server-errors.ts'
import { otherParentOf, type Reader } from '#src/app/reader.ts'
import { DateField } from '#src/ui/date-field.tsx'
import { FormDialog } from '#src/ui/form-dialog.tsx'
import { MoneyField } from '#src/ui/money-field.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { type PayTyped, type PayValues, payCommand, paySchema } from './pay-dialog.schema.ts'
import { duesQuery } from './support.queries.ts'
import { useAnswer } from './use-answer.ts'

type PayDialogProps = { order: SupportOrderItem; reader: Reader; onDone: () => void; onClose: () => void }

/** Those that still take something, the oldest first. */
function useOpenDues({ root }: SupportOrderItem): readonly SupportDue[] {
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

/** A check, cash or anything else that goes from hand to hand: recorded by who pays, confirmed by who receives. */
export function PayDialog({ order, reader, onDone, onClose }: PayDialogProps) {
  const { LL } = useI18nContext()
  const { dialogs } = LL.support
  const { pay } = dialogs
  const dues = useOpenDues(order)
  const { due: open } = order.facts
  const most = order.status === 'ended' ? open : null
  const schema = useMemo(() => paySchema(reader, most), [reader, most])
  const answer = useAnswer(onDone)
  const { register, handleSubmit, formState, setError, setFocus } = useForm<PayValues, unknown, PayTyped>({
    resolver: zodResolver(schema),
    defaultValues: {
      amount: open > 0 ? formatAmount(open, reader.locale) : '',
      paidOn: reader.today,
      due: '',
      number: '',
      note: '',
    },
    mode: 'onTouched',
  })
  const { errors } = formState
  const params = { open: reader.money(open) }
  const send = handleSubmit(async (typed) => {
    const error = await answer.answerOrder(order.id, payCommand(order, typed, dues))
    if (error && !placeServerErrors(error, ['amount', 'paidOn', 'number', 'note'], { setError, setFocus }))
      answer.fail(error)
  })
  const tooMuch = errors.amount?.message === 'tooMuch' && pay.tooMuch(params)
  return (
    <FormDialog
      title={pay.title()}
      text={pay.text({ name: otherParentOf(reader) })}
      labels={{ close: dialogs.close(), cancel: dialogs.cancel(), submit: pay.action() }}
      pending={answer.pending}
      failure={answer.failure}
      onSubmit={(event) => void send(event)}
      onClose={onClose}
    >
      <MoneyField
        label={pay.amount()}
        hint={most === null ? pay.amountHint(params) : pay.amountHintEnded(params)}
        error={tooMuch || problemText(errors.amount, LL)}
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
      {dues.length > 1 && (
        <Select
          label={pay.which()}
          options={[
            { value: '', label: pay.oldest() },
            ...dues.map(({ id, dueOn, remaining, onItsWay }) => ({
              value: id,
              label: pay.one({ date: reader.date(dueOn), remaining: reader.money(remaining - onItsWay) }),
            })),
          ]}
          {...register('due')}
        />
      )}
      <PayWords {...{ register, errors, LL }} />
    </FormDialog>
  )
}

type PayWordsProps = { register: UseFormRegister<PayValues>; errors: FieldErrors<PayValues>; LL: TranslationFunctions }

/** What may be said beside the amount. */
function PayWords({ register, errors, LL }: PayWordsProps) {
  const { pay, optional } = LL.support.dialogs
  return (
    <>
      <TextField
        label={pay.number()}
        optionalText={optional()}
        autoComplete="off"
        error={problemText(errors.number, LL, limits.checkNumber)}
        {...register('number')}
      />
      <TextArea
        label={pay.note()}
        optionalText={optional()}
        error={problemText(errors.note, LL, limits.note)}
        {...register('note')}
      />
    </>
  )
}
