import { chakra } from '@chakra-ui/react/styled-system'
import { listFormat } from '#domain/formats.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Question } from '#machines/payment-accounts/sign-up-flow.types.ts'
import { isRequestFailure } from '#src/api/failures.ts'
import { countryName } from '#src/app/shared/locale/country-name.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { List, ListItem } from '#src/ui/data/list-item.tsx'
import type { QuestionProps } from './person-questions.tsx'
import { QuestionCard } from './question-card.tsx'

/** Maps each field to its question, for errors from the bank. */
const questionOf: Readonly<Record<string, Question>> = {
  firstName: 'name',
  lastName: 'name',
  dateOfBirth: 'birth',
  email: 'email',
  line1: 'address',
  line2: 'address',
  city: 'address',
  state: 'address',
  postalCode: 'address',
  countryCode: 'address',
  phone: 'email',
}

const doubted = (failure: unknown): ReadonlySet<Question | 'digits'> =>
  new Set(
    isRequestFailure(failure)
      ? failure.validationErrors.map(({ field }) => questionOf[field] ?? ('digits' as const))
      : [],
  )

/** Shows all that goes to the bank except the digits, which are never shown; each answer can be changed from here. */
export function ReviewQuestion({ signUp, pending }: QuestionProps) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const { flow } = LL.paymentAccounts
  const { answers } = signUp.item
  const { line1, line2, city, state, postalCode, countryCode, phone, phoneCountryCode } = answers
  const place = [line1, line2, [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')]
  const country = countryCode && countryName(countryCode, viewer.locale)
  const call = phone && `+${phoneCountryCode} ${phone}`
  const lines: readonly { key: Question; value: string }[] = [
    { key: 'name', value: [answers.firstName, answers.lastName].filter(Boolean).join(' ') },
    { key: 'birth', value: answers.dateOfBirth ? viewer.date(answers.dateOfBirth) : '' },
    { key: 'email', value: [answers.email, call].filter(Boolean).join('\n') },
    { key: 'address', value: [...place, country].filter(Boolean).join('\n') },
  ]
  const again = doubted(signUp.failure)
  const what = listFormat(viewer.locale).format([...again].map((key) => flow[key].step()))
  return (
    <QuestionCard
      title={flow.review.title()}
      hint={flow.review.hint()}
      submit={pending ? flow.review.sending() : flow.review.send()}
      pending={pending}
      failure={signUp.failure}
      failureTitle={again.size > 0 ? flow.review.look({ what }) : LL.errors.signUpCannotContinue()}
      onBack={() => signUp.send({ type: 'flow.back' })}
      onSubmit={() => signUp.send({ type: 'flow.next' })}
    >
      <chakra.div borderWidth="1px" borderRadius="card">
        <List>
          {lines.map(({ key, value }) => (
            <ListItem
              key={key}
              title={flow[key].step()}
              actions={
                <Button
                  variant="tertiary"
                  size="small"
                  disabled={pending}
                  aria-label={flow.review.changeOf({ what: flow[key].step() })}
                  onClick={() => signUp.send({ type: 'flow.change', question: key })}
                >
                  {flow.review.change()}
                </Button>
              }
            >
              <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
                {value}
              </chakra.p>
            </ListItem>
          ))}
          <ListItem title={flow.digits.step()}>
            <chakra.p color="fg.2">{flow.review.hidden()}</chakra.p>
          </ListItem>
        </List>
      </chakra.div>
    </QuestionCard>
  )
}
