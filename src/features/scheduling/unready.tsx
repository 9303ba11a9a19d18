import { Link } from '@tanstack/react-router'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import type { Subject } from './subject.ts'

/** Lists why nothing can be scheduled here now. */
export type Unready = 'notPayer' | 'nothing' | 'notServed' | 'account' | 'other'

/** Asks the expense's chart whether the viewer may pay it at all. */
export function unreadyExpense({ status, facts, you }: ExpenseDto, { may }: Viewer): Unready | null {
  if (you.party !== 'other' || !may('expense.settle')) return 'notPayer'
  const { can } = lifecycleOf(expenseMachine, { status, facts: { ...facts, private: false }, you })
  return can({ type: 'expense.pay', amount: payableOf(facts) }) ? null : 'nothing'
}

/** Gives the first obstacle in the two parents' accounts; null when a transfer is possible. */
export function unreadySending({ served, canSend, otherCanReceive, accounts }: SendingEligibilityDto): Unready | null {
  if (!served) return 'notServed'
  if (!canSend || accounts.length === 0) return 'account'
  return otherCanReceive ? null : 'other'
}

/** The payments belong here: `id` is an expense's, or that of a ledger's first order. */
export type SubjectRef = { readonly of: Subject['of']; readonly id: string | undefined }
type UnreadyProps = { why: Unready; place: SubjectRef; viewer: Viewer; LL: TranslationFunctions }

export const backTo = ({ of, id = '' }: SubjectRef) =>
  of === 'expense' ? (
    <Link to="/expenses/$id" params={{ id }} />
  ) : (
    <Link to="/expenses/childSupport" search={id ? { ledger: id } : {}} />
  )

/** Shows the reason and the one thing to do about it. */
export function UnreadyCard({ why, place, viewer, LL }: UnreadyProps) {
  const { unready, form } = LL.paymentSchedules
  const support = place.of === 'support'
  const name = otherParentOf(viewer)
  const texts: Record<Unready, { title: string; text?: string }> = {
    notPayer: { title: support ? unready.notSupportPayer() : unready.notPayer() },
    nothing: support
      ? { title: unready.noSupport(), text: unready.noSupportText() }
      : { title: unready.nothing(), text: unready.nothingText() },
    notServed: { title: unready.notServed(), text: unready.notServedText() },
    account: { title: unready.account(), text: unready.accountText() },
    other: { title: unready.other({ name }), text: unready.otherText() },
  }
  const { title, text } = texts[why]
  const action =
    why === 'account' ? (
      <ButtonLink
        link={
          <Link
            to="/expenses/account"
            search={place.of === 'expense' && place.id ? { back: `/expenses/${place.id}` } : {}}
          />
        }
      >
        {unready.accountAction()}
      </ButtonLink>
    ) : (
      <ButtonLink variant="secondary" link={backTo(place)}>
        {support ? form.backToSupport() : form.back()}
      </ButtonLink>
    )
  return (
    <Card>
      <EmptyState title={title} action={action}>
        {text}
      </EmptyState>
    </Card>
  )
}
