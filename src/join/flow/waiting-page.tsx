import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { QuestionForm } from '../question-form.tsx'
import { goBack, type LaterProps, QuestionPage } from './question-page.tsx'

/** Another address than the invited one: the inviter says whether it belongs to whom they invited. */
export function WaitingPage({ join, view }: LaterProps) {
  const { waiting } = useI18nContext().LL.joining
  const name = view.item?.inviter?.firstName ?? ''
  const asked = view.item?.inviter?.asked ?? false
  const email = view.item?.answers?.email ?? ''
  const title = waiting.title({ name })
  return (
    <QuestionPage join={join} view={view} question="coparent" title={title}>
      <QuestionForm
        title={title}
        submit={asked ? waiting.again() : waiting.ask({ name })}
        failureTitle={waiting.failed({ name })}
        pending={view.pending}
        failure={view.failure}
        onBack={goBack(join)}
        onSubmit={() => join.act(({ send }) => send({ type: asked ? 'join.retry' : 'join.next' }))}
        aside={
          <Button
            variant="tertiary"
            disabled={view.pending}
            onClick={() => join.act(({ send }) => send({ type: 'join.go', question: 'start' }))}
          >
            {waiting.correct()}
          </Button>
        }
      >
        {asked ? (
          <Banner tone="waiting" title={waiting.asked({ name })} />
        ) : (
          <chakra.p overflowWrap="anywhere">{waiting.text({ name, email })}</chakra.p>
        )}
      </QuestionForm>
    </QuestionPage>
  )
}
