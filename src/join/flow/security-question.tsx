import { useMemo } from 'react'
import * as z from 'zod/mini'
import { type SecurityAnswer, securityFields } from '#contract/registration/questions.ts'
import { passwordProblem, passwordRules } from '#domain/password.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { QuestionForm } from '../question-form.tsx'
import { useJoinQuestion } from '../use-join-question.ts'
import { PasswordRules } from './password-rules.tsx'
import { goBack, type LaterProps, QuestionPage } from './question-page.tsx'

const names = ['username', 'password'] as const

type Person = { readonly email: string; readonly firstName: string; readonly lastName: string }

/** Applies the server's password rules to what is typed. */
const schemaFor = (person: Person) =>
  z.strictObject(securityFields).check(({ value: { username, password }, issues }) => {
    const message = passwordProblem(password, { ...person, username })
    if (message) issues.push({ code: 'custom', message, input: password, path: ['password'] })
  })

/** The fourth question: how the person signs in from now on. */
export function SecurityQuestion({ join, view }: LaterProps) {
  const { LL } = useI18nContext()
  const { security: messages } = LL.joining
  const { email = '', firstName = '', lastName = '', username = null } = view.item?.answers ?? {}
  const schema = useMemo(() => schemaFor({ email, firstName, lastName }), [email, firstName, lastName])
  const { register, handleSubmit, watch, errors, failure } = useJoinQuestion<SecurityAnswer, SecurityAnswer>({
    join,
    question: 'security',
    schema,
    known: { username: username ?? '', password: '' },
    names,
    failure: view.failure,
  })
  const [chosen, password] = watch(['username', 'password'])
  return (
    <QuestionPage join={join} view={view} question="security" title={messages.title()}>
      <QuestionForm
        title={messages.title()}
        hint={messages.hint()}
        pending={view.pending}
        failure={failure}
        onBack={goBack(join)}
        onSubmit={(event) => void handleSubmit((values) => join.answer('security', values))(event)}
      >
        <TextField
          label={messages.username()}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={problemText(errors.username, LL)}
          {...register('username')}
        />
        <div>
          <PasswordField
            label={messages.password()}
            showLabel={messages.show()}
            hideLabelText={messages.hide()}
            autoComplete="new-password"
            error={problemText(errors.password, LL)}
            {...register('password')}
          />
          <PasswordRules rules={passwordRules(password ?? '', { email, username: chosen ?? '' })} />
        </div>
      </QuestionForm>
    </QuestionPage>
  )
}
