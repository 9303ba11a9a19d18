import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { optionalText } from '#contract/common.ts'
import { limits } from '#contract/limits.ts'
import { formatAmount } from '#contract/money.ts'
import type { SendingStanding } from '#contract/paying.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { payableOf } from '#machines/expense/expense.facts.ts'
import { AskDialog } from '#src/app/ask/ask-dialog.tsx'
import { currencySign } from '#src/app/currency-sign.ts'
import { problemText } from '#src/app/forms/problem-text.ts'
import { typedMoney } from '#src/app/forms/typed-money.ts'
import { otherParentOf, type Reader } from '#src/app/reader.ts'
import { MoneyField } from '#src/ui/money-field.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import type { PayProps, PayValues } from './pay-by-check.tsx'
import { type Reviewed, ReviewSending } from './review-sending.tsx'
import { overLimit } from './sending.model.ts'
import { useTypedPayment } from './use-typed-payment.ts'

type Limits = { readonly payable: number; readonly standing: SendingStanding }

const bankSchema = (reader: Reader, { payable, standing }: Limits) =>
  z.object({
    amount: typedMoney(reader.locale).check(
      z.refine((minor) => minor <= payable, { error: 'tooMuch', abort: true }),
      z.refine((minor) => minor <= standing.now, 'overLimit'),
    ),
    note: optionalText(limits.note),
  })
type Schema = ReturnType<typeof bankSchema>
type BankValues = z.input<Schema>

type PayByBankProps = PayProps & { standing: SendingStanding }

/** A transfer: how much and from where, then all of it once more in words, then it is sent. */
export function PayByBank({ seen, reader, kept, onTyped, onPress, standing, how, ...ask }: PayByBankProps) {
  const [account, setAccount] = useState(standing.accounts[0]?.id ?? '')
  const [review, setReview] = useState<Reviewed | null>(null)
  const { keptNow, keep } = useTypedPayment({ kept, onTyped })
  const payable = payableOf(seen.facts)
  const from = standing.accounts.find(({ id }) => id === account)
  if (review && from)
    return (
      <ReviewSending
        {...{ ...ask, reader, review, from, arrives: standing.arrives }}
        left={payable - review.amount}
        onChange={() => setReview(null)}
        onSend={() => {
          const { amount, note } = review
          const by = { method: 'bank', bankAccountId: account, note } as const
          onPress({
            on: 'expense',
            action: 'pay',
            seen,
            command: { type: 'expense.pay', version: seen.version, amount, ...by },
          })
        }}
      />
    )
  return (
    <BankForm
      {...{ ...ask, reader, how, account, setAccount }}
      kept={keptNow()}
      onTyped={keep}
      limits={{ payable, standing }}
      onReview={setReview}
    />
  )
}

type BankFormProps = Omit<PayProps, 'seen' | 'onPress'> & {
  limits: Limits
  account: string
  setAccount: (id: string) => void
  onReview: (review: Reviewed) => void
}

const firstValues = (kept: PayValues | null, { payable, standing }: Limits, reader: Reader): BankValues => ({
  amount: kept?.amount ?? formatAmount(Math.min(payable, standing.now), reader.locale),
  note: kept?.note ?? '',
})

function BankForm({ reader, kept, onTyped, how, account, setAccount, limits: most, onReview, ...ask }: BankFormProps) {
  const { LL } = useI18nContext()
  const { payable, standing } = most
  const schema = useMemo(() => bankSchema(reader, { payable, standing }), [reader, payable, standing])
  const { register, handleSubmit, formState, watch } = useForm<BankValues, unknown, z.output<Schema>>({
    resolver: zodResolver(schema),
    defaultValues: firstValues(kept, most, reader),
    mode: 'onTouched',
  })
  const { errors } = formState
  const { amount, note } = watch()
  const number = kept?.number
  useEffect(() => onTyped({ amount, note, number }), [onTyped, amount, note, number])
  const { pay } = LL.payments
  const { dialogs } = LL.expenses
  const name = otherParentOf(reader)
  const hint = [
    pay.upTo({ payable: reader.money(payable) }),
    standing.now < payable && sayLimit(standing, payable, reader, LL),
  ]
  return (
    <AskDialog
      {...ask}
      failure={null}
      title={pay.title({ name })}
      text={pay.text({ name })}
      action={pay.continue()}
      onSend={(event) =>
        void handleSubmit(({ amount: sum, note: said }) => onReview({ amount: sum, note: said }))(event)
      }
    >
      {how}
      <MoneyField
        label={dialogs.pay.amount()}
        hint={hint.filter(Boolean).join(' ')}
        error={amountProblem(errors.amount, most, reader, LL)}
        currency={currencySign(reader)}
        {...register('amount')}
      />
      <Select
        label={pay.from()}
        value={account}
        onChange={(event) => setAccount(event.target.value)}
        options={standing.accounts.map(({ id, ...about }) => ({ value: id, label: pay.account(about) }))}
      />
      <TextArea
        label={dialogs.pay.note()}
        optionalText={dialogs.optional()}
        hint={pay.noteHint({ name })}
        error={problemText(errors.note, LL, limits.note)}
        {...register('note')}
      />
    </AskDialog>
  )
}

type Words = ReturnType<typeof useI18nContext>['LL']

function sayLimit(standing: SendingStanding, amount: number, reader: Reader, { payments }: Words): string {
  const over = overLimit(standing, amount, reader)
  return over ? payments.pay[over.key](over) : ''
}

type Problem = Parameters<typeof problemText>[0]

function amountProblem(problem: Problem, { payable, standing }: Limits, reader: Reader, LL: Words) {
  if (problem?.message === 'tooMuch') return LL.expenses.dialogs.pay.tooMuch({ payable: reader.money(payable) })
  // Whatever was typed: when as much as is owed can be sent.
  if (problem?.message === 'overLimit') return sayLimit(standing, payable, reader, LL)
  return problemText(problem, LL)
}
