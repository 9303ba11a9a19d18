import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { optionalLine, optionalText } from '#contract/common.ts'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { limits } from '#contract/limits.ts'
import { formatAmount } from '#domain/money.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { typedMoney } from '#src/app/shared/forms/typed-money.ts'
import { AskDialog, type AskDialogProps } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { PayText } from '#src/app/shared/payments/pay-text.tsx'
import type { PaymentDraft } from '#src/app/shared/payments/use-typed-payment.ts'
import { currencySign } from '#src/app/shared/viewer/currency-sign.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import type { Press } from '../commands/press.ts'

const paySchema = (reader: Viewer, payable: number) =>
  z.object({
    amount: typedMoney(reader.locale).check(z.refine((minor) => minor <= payable, 'tooMuch')),
    number: optionalLine(limits.checkNumber),
    note: optionalText(limits.note),
  })
type Schema = ReturnType<typeof paySchema>
type PayValues = z.input<Schema>

export type PayProps = PaymentDraft &
  Pick<AskDialogProps, 'pending' | 'failure' | 'words' | 'onClose'> & {
    seen: ExpenseDto
    reader: Viewer
    onPress: (press: Press) => void
    /** The choice between this and the other way, where there is one. */
    how?: ReactNode
  }

/** A check, cash or anything else that goes from hand to hand: recorded by who pays, confirmed by who receives. */
export function PayByCheck({ seen, reader, kept, onTyped, onPress, how, ...ask }: PayProps) {
  const { LL } = useI18nContext()
  const payable = payableOf(seen.facts)
  const schema = useMemo(() => paySchema(reader, payable), [reader, payable])
  const { register, handleSubmit, formState, watch } = useForm<PayValues, unknown, z.output<Schema>>({
    resolver: zodResolver(schema),
    defaultValues: kept ?? { amount: formatAmount(payable, reader.locale), number: '', note: '' },
    mode: 'onTouched',
  })
  const { errors } = formState
  const { amount, number, note } = watch()
  useEffect(() => onTyped({ amount, number, note }), [onTyped, amount, number, note])
  const { pay } = LL.expenses.dialogs
  const params = { payable: reader.money(payable), name: otherParentOf(reader) }
  const tooMuch = errors.amount?.message === 'tooMuch' && pay.tooMuch(params)
  const send = handleSubmit((typed) =>
    onPress({
      on: 'expense',
      action: 'pay',
      seen,
      command: { type: 'expense.pay', version: seen.version, method: 'check', ...typed },
    }),
  )
  return (
    <AskDialog
      {...ask}
      title={how ? LL.payments.pay.title(params) : pay.title()}
      text={pay.text(params)}
      action={pay.action()}
      onSend={(event) => void send(event)}
    >
      {how}
      <MoneyField
        label={pay.amount()}
        hint={pay.amountHint(params)}
        error={tooMuch || problemText(errors.amount, LL)}
        currency={currencySign(reader)}
        {...register('amount')}
      />
      <PayText number={register('number')} note={register('note')} {...{ errors, LL }} />
    </AskDialog>
  )
}
