import { chakra } from '@chakra-ui/react/styled-system'
import * as z from 'zod/mini'
import { email } from '#contract/email.ts'
import { limits } from '#contract/limits.ts'
import { coparent } from '#contract/registration/questions.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { QuestionForm } from '../question-form.tsx'
import { useJoinQuestion } from '../use-join-question.ts'
import { goBack, type LaterProps, QuestionPage } from './question-page.tsx'

type Values = { firstName: string; lastName: string; email: string }

/** An empty address is none: the co-parent is invited later. */
const optionalEmail = z.string().check(({ value, issues }) => {
  const message = value.trim() === '' ? undefined : z.safeParse(email, value).error?.issues[0]?.message
  if (message) issues.push({ code: 'custom', message, input: value })
})
const schema = z.strictObject({ ...coparent.shape, email: optionalEmail })
const names = ['firstName', 'lastName', 'email'] as const
const { name } = limits.identity

const withEmail = ({ email, ...named }: Values) => ({ ...named, email: email.trim() || null })

/** The last question of a new family: who the other parent is. Its answer makes the account. */
function NameCoparent({ join, view }: LaterProps) {
  const { LL } = useI18nContext()
  const { coparent: messages } = LL.joining
  const { register, handleSubmit, errors, failure } = useJoinQuestion<Values, Values>({
    join,
    question: 'coparent',
    schema,
    known: { firstName: '', lastName: '', email: '' },
    names,
    failure: view.failure,
    within: 'coparent',
  })
  return (
    <QuestionPage join={join} view={view} question="coparent" title={messages.title()}>
      <QuestionForm
        title={messages.title()}
        hint={messages.hint()}
        submit={messages.submit()}
        failureTitle={messages.failed()}
        pending={view.pending}
        failure={failure}
        onBack={goBack(join)}
        onSubmit={(event) =>
          void handleSubmit((named) => join.answer('coparent', { coparent: withEmail(named) }))(event)
        }
        aside={
          <Button
            variant="tertiary"
            disabled={view.pending}
            onClick={() => join.answer('coparent', { coparent: null })}
          >
            {messages.later()}
          </Button>
        }
      >
        <FieldPair gap="u2.5">
          <TextField
            label={messages.firstName()}
            autoComplete="off"
            error={problemText(errors.firstName, LL, name)}
            {...register('firstName')}
          />
          <TextField
            label={messages.lastName()}
            autoComplete="off"
            error={problemText(errors.lastName, LL, name)}
            {...register('lastName')}
          />
        </FieldPair>
        <TextField
          type="email"
          label={messages.email()}
          optionalText={LL.joining.optional()}
          hint={messages.emailHint()}
          autoComplete="off"
          error={problemText(errors.email, LL, limits.email)}
          {...register('email')}
        />
        <chakra.p textStyle="secondary" color="fg.2">
          {messages.laterHint()}
        </chakra.p>
      </QuestionForm>
    </QuestionPage>
  )
}

/** Whoever follows an invitation is asked once more before they share a record. */
function JoinInviter({ join, view, name }: LaterProps & { name: string }) {
  const { coparent: messages } = useI18nContext().LL.joining
  const title = messages.joinTitle({ name })
  return (
    <QuestionPage join={join} view={view} question="coparent" title={title}>
      <QuestionForm
        title={title}
        hint={messages.joinHint({ name })}
        submit={messages.submit()}
        failureTitle={messages.failed()}
        pending={view.pending}
        failure={view.failure}
        onBack={goBack(join)}
        onSubmit={() => join.answer('coparent', { coparent: null })}
      />
    </QuestionPage>
  )
}

export function CoparentQuestion(props: LaterProps) {
  const { inviter } = props.view.item ?? {}
  return inviter ? <JoinInviter {...props} name={inviter.firstName} /> : <NameCoparent {...props} />
}
