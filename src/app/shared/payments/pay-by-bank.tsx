import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { optionalText } from '#contract/common.ts'
import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { limits } from '#contract/limits.ts'
import { formatAmount } from '#domain/money.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { typedMoney } from '#src/app/shared/forms/typed-money.ts'
import { AskDialog, type AskDialogProps } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { currencySign } from '#src/app/shared/viewer/currency-sign.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { type Reviewed, ReviewSending } from './review-sending.tsx'
import { overLimit } from './sending.model.ts'
import { type PaymentDraft, type TypedPayment, useTypedPayment } from './use-typed-payment.ts'

/** What is to be paid, in minor units: how much of it is open, and the most that may be sent; null: any amount. */
export type ToPay = { readonly open: number; readonly most: number | null }
type Limits = ToPay & { readonly standing: SendingEligibilityDto }
type Sent = { readonly amount: number; readonly bankAccountId: string; readonly note: string | null | undefined }

const bankSchema = (reader: Viewer, { most, standing }: Limits) =>
  z.object({
    amount: typedMoney(reader.locale).check(
      z.refine((minor) => most === null || minor <= most, { error: 'tooMuch', abort: true }),
      z.refine((minor) => minor <= standing.now, 'overLimit'),
    ),
    note: optionalText(limits.note),
  })
type Schema = ReturnType<typeof bankSchema>
type BankValues = z.input<Schema>

type PayByBankProps = PaymentDraft &
  Pick<AskDialogProps, 'pending' | 'failure' | 'onClose'> & {
    toPay: ToPay
    standing: SendingEligibilityDto
    reader: Viewer
    /** The choice between this and the other way. */
    how: ReactNode
    /** What may be paid, beside the amount; and what is said of more than that. */
    hint: string
    tooMuch: string
    /** What else is asked, and how the answer is told before it is sent. */
    children?: ReactNode
    facts?: readonly { term: string; value: string }[]
    onSend: (sent: Sent) => void
  }

/** A transfer: how much and from where, then all of it once more in words, then it is sent. */
export function PayByBank({ toPay, standing, facts, kept, onTyped, onSend, ...props }: PayByBankProps) {
  const [account, setAccount] = useState(standing.accounts[0]?.id ?? '')
  const [review, setReview] = useState<Reviewed | null>(null)
  const { keptNow, keep } = useTypedPayment({ kept, onTyped })
  const from = standing.accounts.find(({ id }) => id === account)
  if (review && from)
    return (
      <ReviewSending
        {...props}
        {...{ review, from, facts, arrives: standing.arrives }}
        left={Math.max(0, toPay.open - review.amount)}
        onChange={() => setReview(null)}
        onSend={() => onSend({ ...review, bankAccountId: account })}
      />
    )
  return (
    <BankForm
      {...props}
      {...{ account, setAccount }}
      limits={{ ...toPay, standing }}
      kept={keptNow()}
      onTyped={keep}
      onReview={setReview}
    />
  )
}

type BankFormProps = Omit<PayByBankProps, 'toPay' | 'standing' | 'facts' | 'onSend'> & {
  limits: Limits
  account: string
  setAccount: (id: string) => void
  onReview: (review: Reviewed) => void
}

const firstValues = (kept: TypedPayment | null, { open, standing }: Limits, reader: Viewer): BankValues => ({
  amount: kept?.amount ?? (open > 0 ? formatAmount(Math.min(open, standing.now), reader.locale) : ''),
  note: kept?.note ?? '',
})

function BankForm({ reader, kept, onTyped, how, account, setAccount, limits: most, onReview, ...ask }: BankFormProps) {
  const { LL } = useI18nContext()
  const { open, standing } = most
  const schema = useMemo(
    () => bankSchema(reader, { open: most.open, most: most.most, standing: most.standing }),
    [reader, most.open, most.most, most.standing],
  )
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
  const hint = [ask.hint, standing.now < open && limitText(standing, open, reader, LL)]
  const problem = errors.amount?.message
  // Whatever was typed: when as much as is open can be sent.
  const wanted = Math.max(open, standing.now + 1)
  const said = problem === 'tooMuch' ? ask.tooMuch : problem === 'overLimit' && limitText(standing, wanted, reader, LL)
  return (
    <AskDialog
      {...{ pending: ask.pending, onClose: ask.onClose, words: LL }}
      failure={null}
      title={pay.title({ name })}
      text={pay.text({ name })}
      action={pay.continue()}
      onSend={(event) =>
        void handleSubmit(({ amount: sum, note: words }) => onReview({ amount: sum, note: words }))(event)
      }
    >
      {how}
      <MoneyField
        label={dialogs.pay.amount()}
        hint={hint.filter(Boolean).join(' ')}
        error={said || problemText(errors.amount, LL)}
        currency={currencySign(reader)}
        {...register('amount')}
      />
      {ask.children}
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

function limitText(standing: SendingEligibilityDto, amount: number, reader: Viewer, { payments }: Words): string {
  const over = overLimit(standing, amount, reader)
  return over ? payments.pay[over.key](over) : ''
}
