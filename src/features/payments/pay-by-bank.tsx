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
import { ConfirmDialog, type ConfirmDialogProps } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { currencySign } from '#src/app/shared/viewer/currency-sign.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { type Reviewed, ReviewSending } from './review-sending.tsx'
import type { SentByBank, ToPay } from './to-pay.ts'
import { type PaymentDraft, type TypedPayment, useTypedPayment } from './use-typed-payment.ts'

type Limits = ToPay & { readonly eligibility: SendingEligibilityDto }

const bankSchema = (viewer: Viewer, { most, eligibility }: Limits) =>
  z.object({
    amount: typedMoney(viewer.locale, viewer.family.currency).check(
      z.refine((minor) => most === null || minor <= most, { error: 'tooMuch', abort: true }),
      z.refine((minor) => minor <= eligibility.now, 'overLimit'),
    ),
    note: optionalText(limits.note),
  })
type Schema = ReturnType<typeof bankSchema>
type BankValues = z.input<Schema>

type PayByBankProps = PaymentDraft &
  Pick<ConfirmDialogProps, 'labels' | 'pending' | 'failure' | 'onClose'> & {
    toPay: ToPay
    eligibility: SendingEligibilityDto
    viewer: Viewer
    /** Offers the choice between bank and check. */
    how: ReactNode
    /** `hint` says what may be paid; `tooMuch` is the error above that amount. */
    hint: string
    tooMuch: string
    /** Adds further fields; `facts` repeats their values in the review. */
    children?: ReactNode
    facts?: readonly { term: string; value: string }[] | undefined
    onSend: (sent: SentByBank) => void
  }

/** Asks for the amount and the account, shows the whole transfer for review, then sends it. */
export function PayByBank({ toPay, eligibility, facts, draft, onTyped, onSend, ...props }: PayByBankProps) {
  const [account, setAccount] = useState(eligibility.accounts[0]?.id ?? '')
  const [review, setReview] = useState<Reviewed | null>(null)
  const { currentDraft, keepDraft } = useTypedPayment({ draft, onTyped })
  const from = eligibility.accounts.find(({ id }) => id === account)
  if (review && from)
    return (
      <ReviewSending
        {...props}
        review={review}
        from={from}
        facts={facts}
        arrives={eligibility.arrives}
        withoutPassword={eligibility.withoutPassword}
        left={Math.max(0, toPay.open - review.amount)}
        onChange={() => setReview(null)}
        onSend={() => onSend({ ...review, bankAccountId: account })}
      />
    )
  return (
    <BankForm
      {...props}
      account={account}
      setAccount={setAccount}
      limits={{ ...toPay, eligibility }}
      draft={currentDraft()}
      onTyped={keepDraft}
      onReview={setReview}
    />
  )
}

type BankFormProps = Omit<PayByBankProps, 'toPay' | 'eligibility' | 'facts' | 'onSend'> & {
  limits: Limits
  account: string
  setAccount: (id: string) => void
  onReview: (review: Reviewed) => void
}

const firstValues = (draft: TypedPayment | null, { open, eligibility }: Limits, viewer: Viewer): BankValues => ({
  amount: draft?.amount ?? (open > 0 ? formatAmount(Math.min(open, eligibility.now), viewer.locale) : ''),
  note: draft?.note ?? '',
})

function BankForm({
  viewer,
  draft,
  onTyped,
  how,
  account,
  setAccount,
  limits: most,
  onReview,
  ...dialog
}: BankFormProps) {
  const { LL } = useI18nContext()
  const { open, eligibility } = most
  const schema = useMemo(
    () => bankSchema(viewer, { open: most.open, most: most.most, eligibility: most.eligibility }),
    [viewer, most.open, most.most, most.eligibility],
  )
  const { register, handleSubmit, formState, watch } = useForm<BankValues, unknown, z.output<Schema>>({
    resolver: zodResolver(schema),
    defaultValues: firstValues(draft, most, viewer),
    mode: 'onTouched',
  })
  const { errors } = formState
  const { amount, note } = watch()
  const number = draft?.number
  useEffect(() => onTyped({ amount, note, number }), [onTyped, amount, note, number])
  const { pay } = LL.payments
  const { dialogs, pay: common } = LL.common
  const name = otherParentOf(viewer)
  const limitText = pay.limitOnly({ now: viewer.money(eligibility.now) })
  const hint = [dialog.hint, eligibility.now < open && limitText]
  const problem = errors.amount?.message
  const problemMessage = problem === 'tooMuch' ? dialog.tooMuch : problem === 'overLimit' && limitText
  return (
    <ConfirmDialog
      labels={dialog.labels}
      pending={dialog.pending}
      failure={null}
      onClose={dialog.onClose}
      title={pay.title({ name })}
      text={pay.text({ name })}
      action={pay.continue()}
      onConfirm={(event) => void handleSubmit((typed) => onReview({ amount: typed.amount, note: typed.note }))(event)}
    >
      {how}
      <MoneyField
        label={common.amount()}
        hint={hint.filter(Boolean).join(' ')}
        error={problemMessage || problemText(errors.amount, LL)}
        currency={currencySign(viewer)}
        {...register('amount')}
      />
      {dialog.children}
      <Select
        label={pay.from()}
        value={account}
        onChange={(event) => setAccount(event.target.value)}
        options={eligibility.accounts.map(({ id, ...about }) => ({ value: id, label: pay.account(about) }))}
      />
      <TextArea
        label={common.note()}
        optionalText={dialogs.optional()}
        hint={pay.noteHint({ name })}
        error={problemText(errors.note, LL, limits.note)}
        {...register('note')}
      />
    </ConfirmDialog>
  )
}
