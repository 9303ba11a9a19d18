import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { PaymentAccountDto, SignUpAnswersDto } from '#contract/payment-accounts/payment-accounts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Question } from '#machines/payment-accounts/sign-up-flow.types.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Stepper } from '#src/ui/navigation/stepper.tsx'
import { metaOfAccount } from '../payment-account.commands.ts'
import { paymentAccountQuery } from '../payment-accounts.queries.ts'
import { useReturnPage } from '../return-page.tsx'
import { AddressQuestion } from './address-question.tsx'
import { BankAccountQuestion } from './bank-account-question.tsx'
import { DigitsQuestion } from './digits-question.tsx'
import { EmailQuestion } from './email-question.tsx'
import { BirthQuestion, NameQuestion, type QuestionProps } from './person-questions.tsx'
import { ReviewQuestion } from './review-question.tsx'
import { TermsQuestion } from './terms-question.tsx'
import { useKnown } from './use-known.ts'
import { type SignUp, useSignUp } from './use-sign-up.ts'

/** Few are asked for a photo, so nobody else loads what takes one. */
const DocumentQuestion = lazy(async () => ({
  default: (await import('./document-question.tsx')).DocumentQuestion,
}))

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: 'u3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '13rem minmax(0, 1fr)' },
    alignItems: 'start',
  },
})

/** Asks one sign-up question per screen, starting at the first unanswered one. */
export function SignUpPage() {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const own = useViewer().may('paymentAccount.own')
  const from = useReturnPage()
  const query = useQuery({ ...paymentAccountQuery(client), enabled: own })
  const { paymentAccounts: messages } = LL
  if (!own) return <Navigate to="/expenses/account" search={from} replace />
  return (
    <>
      <PageHeader
        title={messages.flow.title({ service: LL.paymentService() })}
        back={{ label: messages.flow.back(), link: <Link to="/expenses/account" search={from} /> }}
      />
      <Awaited query={query} messages={{ ...messages, failedTitle: LL.errors.paymentAccountsNotLoaded }}>
        {(item) => <Begun item={item} />}
      </Awaited>
    </>
  )
}

/**
 * Uses the account as it was when the page opened: the flow itself tracks later changes. A sign-up begins on the account's
 * page, or with the first answer of a person who wanted to pay an expense and was told there what is needed.
 */
function Begun({ item }: { item: PaymentAccountDto }) {
  const [begun] = useState(item)
  const { flow } = useI18nContext().LL.paymentAccounts
  const known = useKnown()
  const from = useReturnPage()
  const asks = !metaOfAccount(begun).unbegun || (from.back !== undefined && begun.facts.offered)
  if (!asks) return <Navigate to="/expenses/account" search={from} replace />
  return known ? <Questions begun={begun} known={known} /> : <SkeletonRows label={flow.steps()} rows={3} tile={false} />
}

const questions = {
  name: NameQuestion,
  birth: BirthQuestion,
  email: EmailQuestion,
  address: AddressQuestion,
  digits: DigitsQuestion,
  terms: TermsQuestion,
  review: ReviewQuestion,
  document: DocumentQuestion,
  bankAccount: BankAccountQuestion,
} as const satisfies Record<string, (props: QuestionProps) => unknown>
type QuestionName = keyof typeof questions
const isQuestionName = (place: string): place is QuestionName => Object.hasOwn(questions, place)

const whole: readonly QuestionName[] = ['name', 'birth', 'email', 'address', 'digits', 'terms', 'review', 'bankAccount']
const withPhoto: readonly QuestionName[] = ['document', 'bankAccount']

const placeOf = ({ snapshot }: SignUp): string =>
  typeof snapshot.value === 'string' ? snapshot.value : (Object.keys(snapshot.value)[0] ?? '')

/** Tells whether an answer is being sent to the server. */
const isPending = ({ snapshot }: SignUp): boolean =>
  (['name', 'birth', 'email', 'address'] as const).some((place: Question) => snapshot.matches({ [place]: 'saving' })) ||
  snapshot.matches({ review: 'sending' }) ||
  snapshot.matches({ document: 'sending' }) ||
  snapshot.matches({ bankAccount: 'adding' })

/** Tells whether a transfer can be sent, so that the person can go on where they wanted to pay. */
const isReady = (account: PaymentAccountDto): boolean =>
  metaOfAccount(account).eligibility === 'sendsAndReceives' && account.bankAccounts.some(({ usable }) => usable)

function Questions({ begun, known }: { begun: PaymentAccountDto; known: Partial<SignUpAnswersDto> }) {
  const { flow } = useI18nContext().LL.paymentAccounts
  const signUp = useSignUp(begun, known)
  const from = useReturnPage()
  const place = placeOf(signUp)
  if (!isQuestionName(place) && from.back && isReady(signUp.item)) return <Navigate to={from.back} replace />
  if (!isQuestionName(place)) return <Navigate to="/expenses/account" search={from} replace />
  const Asking = questions[place]
  const steps = place === 'document' || metaOfAccount(signUp.item).asks === 'document' ? withPhoto : whole
  return (
    <Columns>
      <Stepper
        label={flow.steps()}
        steps={steps.map((key) => ({ key, label: flow[key].step() }))}
        current={steps.indexOf(place)}
        states={{ done: flow.done(), present: flow.present(), next: flow.coming() }}
      />
      <Suspense fallback={<SkeletonRows label={flow.steps()} rows={3} tile={false} />}>
        <Asking key={place} signUp={signUp} pending={isPending(signUp)} />
      </Suspense>
    </Columns>
  )
}
