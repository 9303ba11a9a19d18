import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { PaymentAccountDto } from '#contract/payment-accounts/payment-accounts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { accountText } from './account-text.ts'
import { BackToPage, type ReturnPage, useReturnPage } from './return-page.tsx'
import type { LeaveSignUpProps } from './sign-up/leave-sign-up.tsx'
import { useAccountAnswer } from './use-account-answer.ts'

const LeaveSignUp = lazyDialog<LeaveSignUpProps>(async () => (await import('./sign-up/leave-sign-up.tsx')).LeaveSignUp)

/** Shows the account's status and the one next step, as the chart allows it. */
export function AccountTurn({ item }: { item: PaymentAccountDto }) {
  const { LL } = useI18nContext()
  const navigate = useNavigate()
  const from = useReturnPage()
  const [leaving, setLeaving] = useState(false)
  const { chart, send, pending, failure } = useAccountAnswer(item, {
    failureTitle: LL.errors.signUpCannotContinue(),
    onDone: () => void navigate({ to: '/expenses/account/signUp', search: from }),
  })
  const { paymentAccounts: messages } = LL
  const { chip, title, why } = accountText(item, LL)
  const signUp = () => send({ type: 'paymentAccount.signUp', version: item.version })
  return (
    <>
      <TurnCard
        tone={chart.tone}
        chip={chip}
        title={title}
        why={why}
        actions={
          <>
            {chart.can({ type: 'paymentAccount.leave' }) && (
              <Button variant="tertiary" onClick={() => setLeaving(true)}>
                {messages.leave.open()}
              </Button>
            )}
            {chart.can({ type: 'paymentAccount.signUp' }) && (
              <Button loading={pending} onClick={signUp}>
                {messages.state.none.action({ service: LL.paymentService() })}
              </Button>
            )}
            <OnwardLink item={item} isYourTurn={chart.isYourTurn} from={from} />
            {from.back && !chart.isYourTurn && <BackToPage to={from.back} label={messages.goBack()} />}
          </>
        }
      />
      {failure && (
        <Banner tone="problem" announce="alert" title={failure.title}>
          {failure.text}
        </Banner>
      )}
      <LeaveSignUp open={leaving} item={item} onClose={() => setLeaving(false)} />
    </>
  )
}

type OnwardProps = { item: PaymentAccountDto; isYourTurn: boolean; from: ReturnPage }

/** Links to the questions when it is the owner's turn, and to us when only the bank can help. */
function OnwardLink({ item: { status }, isYourTurn, from }: OnwardProps) {
  const { state } = useI18nContext().LL.paymentAccounts
  if (status === 'refused' || status === 'suspended' || status === 'deactivated')
    return (
      <ButtonLink variant="secondary" link={<Link to="/contact" />}>
        {state[status].action()}
      </ButtonLink>
    )
  if (!isYourTurn) return null
  const actions = {
    signUpInProgress: state.signUpInProgress.action,
    detailsNeeded: state.detailsNeeded.action,
    documentNeeded: state.documentNeeded.action,
    migrationUnfinished: state.migrationUnfinished.action,
  }
  const action = Object.entries(actions).find(([leaf]) => leaf === status)?.[1]
  return action ? <ButtonLink link={<Link to="/expenses/account/signUp" search={from} />}>{action()}</ButtonLink> : null
}
