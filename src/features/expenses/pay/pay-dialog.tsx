import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import type { ConfirmDialogProps } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { PayDialog } from '#src/features/payments/pay-dialog.tsx'
import type { PayWay } from '#src/features/payments/to-pay.ts'
import type { AnswersDraft } from '../commands/answers-draft.ts'
import type { PageCommand } from '../commands/page-action.ts'

type PayExpenseDialogProps = Pick<ConfirmDialogProps, 'labels' | 'pending' | 'failure' | 'onClose'> & {
  seen: ExpenseDto
  start: PayWay
  viewer: Viewer
  draft: AnswersDraft
  onSend: (command: PageCommand, placed?: (failure: unknown) => boolean) => void
}

/** Pays one expense, in full or in part. */
export function PayExpenseDialog({ seen, start, viewer, draft, onSend, ...dialog }: PayExpenseDialogProps) {
  const { LL } = useI18nContext()
  const { pay } = LL.expenses.dialogs
  const { version } = seen
  const payable = payableOf(seen.facts)
  const params = { payable: viewer.money(payable), name: otherParentOf(viewer) }
  return (
    <PayDialog
      {...dialog}
      viewer={viewer}
      start={start}
      toPay={{ open: payable, most: payable }}
      checkTexts={(hasChoice) => ({
        title: hasChoice ? LL.payments.pay.title(params) : pay.title(),
        text: pay.text(params),
        action: pay.action(),
        amount: LL.common.pay.amount(),
        hint: pay.amountHint(params),
        tooMuch: pay.tooMuch(params),
      })}
      bankHint={LL.payments.pay.upTo(params)}
      draft={draft.pay.read()}
      onTyped={draft.pay.keep}
      onCheck={(typed, placed) =>
        onSend({ on: 'expense', command: { type: 'expense.pay', version, method: 'check', ...typed } as const }, placed)
      }
      onBank={(sent) =>
        onSend({ on: 'expense', command: { type: 'expense.pay', version, method: 'bank', ...sent } as const })
      }
    />
  )
}
