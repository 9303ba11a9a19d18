import * as z from 'zod/mini'
import { only } from '#contract/identity.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { useQuestion } from '#src/app/shared/forms/use-question.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { JoinFrame } from '../join-frame.tsx'
import { QuestionForm } from '../question-form.tsx'
import { goBack, type LaterProps } from './question-page.tsx'

type Typed = { code: string }
const schema = z.object({ code: only(new RegExp(`^\\d{${limits.registration.code}}$`), 'wrongCode') })

/** Goes on at another device. What was typed is shown only to whoever reads the mails to its address. */
export function ResumePage({ join, view }: LaterProps) {
  const { resume } = useI18nContext().LL.joining
  const title = resume.title()
  return (
    <JoinFrame title={title} saved={false}>
      {view.place === 'code' ? (
        <CodeForm join={join} view={view} />
      ) : (
        <QuestionForm
          title={title}
          hint={resume.text()}
          submit={resume.send()}
          failureTitle={resume.failed()}
          focus={false}
          pending={view.pending}
          failure={view.failure}
          onSubmit={() => join.act(({ send }) => send({ type: 'join.next' }))}
        />
      )}
    </JoinFrame>
  )
}

function CodeForm({ join, view }: LaterProps) {
  const { LL } = useI18nContext()
  const { resume } = LL.joining
  const { register, handleSubmit, errors, failure } = useQuestion<Typed, Typed>({
    schema,
    defaultValues: { code: '' },
    names: ['code'],
    failure: view.failure,
  })
  return (
    <QuestionForm
      title={resume.title()}
      hint={resume.sent()}
      failureTitle={resume.failed()}
      pending={view.pending}
      failure={failure}
      onSubmit={(event) => void handleSubmit(({ code }) => join.act((flow) => flow.giveCode(code)))(event)}
      aside={
        <Button variant="tertiary" disabled={view.pending} onClick={goBack(join)}>
          {resume.again()}
        </Button>
      }
    >
      <TextField
        label={resume.code()}
        hint={resume.codeHint()}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={problemText(errors.code, LL)}
        {...register('code')}
      />
    </QuestionForm>
  )
}
