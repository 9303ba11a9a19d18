import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { usStates } from '#contract/identity.ts'
import { limits } from '#contract/limits.ts'
import { type StartAnswer, startQuestion, termsVersion } from '#contract/registration/questions.ts'
import { joinCountries } from '#contract/registration/regions.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { countryName } from '#src/app/shared/locale/country-name.ts'
import { TextLink } from '#src/app/small/text-link.ts'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import type { Join } from './create-join.ts'
import { JoinFrame } from './join-frame.tsx'
import { QuestionForm } from './question-form.tsx'
import { Steps } from './steps.tsx'
import { useJoinQuestion } from './use-join-question.ts'
import type { JoinView } from './view.ts'

/** The box gives the version of the terms, or false while it is empty. */
type Values = Omit<StartAnswer, 'terms'> & { terms: string | false }

const names = ['country', 'state', 'firstName', 'lastName', 'email', 'emailAgain', 'terms'] as const
const states = usStates.toSorted().map((code) => ({ value: code, label: code }))
const { name, line } = limits.identity

/** Fills in the earlier answer, else what the invitation says. */
function knownOf({ item, invitation }: Pick<JoinView, 'item' | 'invitation'>, locale: string): Values {
  const answers = item?.answers
  const email = answers?.email ?? invitation?.email ?? ''
  const invited = joinCountries.find((country) => country === invitation?.country)
  return {
    country: answers?.country ?? invited ?? (locale === 'en-GB' ? 'GB' : locale === 'es-MX' ? 'MX' : 'US'),
    state: answers?.state ?? '',
    firstName: answers?.firstName ?? invitation?.invitee.firstName ?? '',
    lastName: answers?.lastName ?? invitation?.invitee.lastName ?? '',
    email,
    emailAgain: email,
    terms: answers ? termsVersion : false,
  }
}

/** The first question: where, who, and the terms. */
export function StartQuestion({ join, view, focus }: { join: Join; view: JoinView; focus: boolean }) {
  const { LL, locale } = useI18nContext()
  const { start, optional, choose } = LL.joining
  const product = LL.productName()
  const inviter = view.item?.inviter?.firstName ?? view.invitation?.inviter.firstName
  const title = inviter === undefined ? start.title({ product }) : start.invitedTitle({ product, name: inviter })
  const { register, handleSubmit, watch, reset, errors, failure } = useJoinQuestion<Values, StartAnswer>({
    join,
    question: 'start',
    schema: startQuestion,
    known: knownOf(view, locale),
    names,
    failure: view.failure,
  })
  const { item, invitation } = view
  // The question is there before the server's answer. What was typed meanwhile stays.
  useEffect(() => {
    if ((item || invitation) && !join.typed.of('start')) reset(knownOf({ item, invitation }, locale))
  }, [item, invitation, join, reset, locale])
  return (
    <JoinFrame title={title} saved={view.item !== null} steps={<Steps join={join} view={view} current="start" />}>
      <QuestionForm
        title={title}
        hint={start.hint()}
        focus={focus}
        pending={view.pending}
        failure={failure}
        onSubmit={(event) => void handleSubmit((values) => join.answer('start', values))(event)}
      >
        <FieldPair gap="u2.5">
          <Select
            label={start.country()}
            options={joinCountries.map((code) => ({ value: code, label: countryName(code, locale) }))}
            autoComplete="country"
            error={problemText(errors.country, LL)}
            {...register('country')}
          />
          {watch('country') === 'US' ? (
            <Select
              label={start.state()}
              placeholder={choose()}
              options={states}
              autoComplete="address-level1"
              error={problemText(errors.state, LL)}
              {...register('state')}
            />
          ) : (
            <TextField
              label={start.region()}
              optionalText={optional()}
              autoComplete="address-level1"
              error={problemText(errors.state, LL, line)}
              {...register('state')}
            />
          )}
        </FieldPair>
        <FieldPair gap="u2.5">
          <TextField
            label={start.firstName()}
            autoComplete="given-name"
            error={problemText(errors.firstName, LL, name)}
            {...register('firstName')}
          />
          <TextField
            label={start.lastName()}
            autoComplete="family-name"
            error={problemText(errors.lastName, LL, name)}
            {...register('lastName')}
          />
        </FieldPair>
        <TextField
          type="email"
          label={start.email()}
          hint={start.emailHint()}
          autoComplete="email"
          error={problemText(errors.email, LL, limits.email)}
          {...register('email')}
        />
        <TextField
          type="email"
          label={start.emailAgain()}
          autoComplete="email"
          error={problemText(errors.emailAgain, LL, limits.email)}
          {...register('emailAgain')}
        />
        <div>
          <CheckboxField
            label={start.agree()}
            value={termsVersion}
            error={problemText(errors.terms, LL)}
            {...register('terms')}
          />
          <chakra.div display="flex" flexWrap="wrap" columnGap="u2" ps="u4">
            <TextLink href="/app/terms" target="_blank" rel="noopener">
              {start.terms()}
            </TextLink>
            <TextLink href="/app/privacy" target="_blank" rel="noopener">
              {start.privacy()}
            </TextLink>
          </chakra.div>
        </div>
      </QuestionForm>
    </JoinFrame>
  )
}
