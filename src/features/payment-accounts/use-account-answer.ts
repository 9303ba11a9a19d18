import type { PaymentAccountCommand } from '#contract/payment-accounts/commands.ts'
import type { PaymentAccountDto } from '#contract/payment-accounts/payment-accounts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useAnswer } from '#src/app/shared/lifecycle/use-answer.ts'
import { useLifecycle } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { accountLifecycle } from './payment-account.commands.ts'

type AccountAnswerOptions = { readonly failureTitle: string; readonly onDone: () => void }

/** Answers one's own payment account, as far as its chart allows. */
export function useAccountAnswer(item: PaymentAccountDto, { failureTitle, onDone }: AccountAnswerOptions) {
  const { LL } = useI18nContext()
  const { send, ...chart } = useLifecycle(accountLifecycle, item)
  const message = (failure: unknown) => ({ title: failureTitle, text: failureText(failure, LL) })
  const { answer, busy, failure } = useAnswer<PaymentAccountDto, 'answer', PaymentAccountCommand>({
    send,
    onDone,
    failureMessage: (_action, cause) => message(cause),
    onConflict: (conflict) => message(conflict.failure),
  })
  return {
    chart,
    pending: busy !== null,
    failure,
    send: (command: PaymentAccountCommand) => void answer({ action: 'answer', seen: item }, command),
  }
}
