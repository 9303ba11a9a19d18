import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { OpenedInvitationDto } from '#contract/invitations/invitations.ts'
import { formatInstant } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Answers, QuietAnswer } from '../answers.tsx'
import { JoinFrame } from '../join-frame.tsx'
import { Heading, QuestionForm } from '../question-form.tsx'
import { Message } from './message-page.tsx'
import type { LaterProps } from './question-page.tsx'

const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

type Asked = 'decline' | 'never'

/** Shows who invites, by the first name alone. Each answer takes a press, because mail scanners open links. */
export function InvitationPage({ join, view }: LaterProps) {
  const { invitation } = view
  const [never, setNever] = useState(false)
  if (!invitation) return null
  if (view.place === 'declined') return <Declined name={invitation.inviter.firstName} never={never} />
  return <Invited join={join} view={view} invitation={invitation} onNever={setNever} />
}

type InvitedProps = LaterProps & { invitation: OpenedInvitationDto; onNever: (never: boolean) => void }

function Invited({ join, view, invitation: { inviter, respondBy }, onNever }: InvitedProps) {
  const { LL, locale } = useI18nContext()
  const { invitation: messages } = LL.joining
  const [asked, setAsked] = useState<Asked | null>(null)
  const product = LL.productName()
  const name = inviter.firstName
  const title = messages.title({ name, product })
  const decline = (answer: Asked) => {
    onNever(answer === 'never')
    join.act(({ send }) => send({ type: 'join.decline', never: answer === 'never' }))
  }
  if (asked)
    return (
      <Confirm view={view} asked={asked} name={name} onBack={() => setAsked(null)} onConfirm={() => decline(asked)} />
    )
  return (
    <JoinFrame title={title} saved={false}>
      <chakra.div display="grid" gap="u2">
        <Heading title={title} hint={messages.text({ product })} focus={false} />
        <p>{messages.until({ until: formatInstant(respondBy, deviceZone(), locale, 'long') })}</p>
        <Answers mt="u1">
          <Button variant="join" onClick={() => join.act(({ send }) => send({ type: 'join.accept' }))}>
            {messages.accept({ name })}
          </Button>
          <ButtonLink variant="secondary" link={<a href="/app/invitation" />}>
            {messages.account()}
          </ButtonLink>
          <Button variant="secondary" onClick={() => setAsked('decline')}>
            {messages.decline()}
          </Button>
          <QuietAnswer>
            <Button variant="tertiary" onClick={() => setAsked('never')}>
              {messages.never()}
            </Button>
          </QuietAnswer>
        </Answers>
      </chakra.div>
    </JoinFrame>
  )
}

type ConfirmProps = Pick<LaterProps, 'view'> & {
  asked: Asked
  name: string
  onBack: () => void
  onConfirm: () => void
}

/** Says what an answer means before it is given. */
function Confirm({ view, asked, name, onBack, onConfirm }: ConfirmProps) {
  const { invitation: messages } = useI18nContext().LL.joining
  const never = asked === 'never'
  const title = never ? messages.neverTitle() : messages.declineTitle()
  return (
    <JoinFrame title={title} saved={false}>
      <QuestionForm
        title={title}
        hint={never ? messages.neverText({ name }) : messages.declineText({ name })}
        submit={never ? messages.never() : messages.decline()}
        variant="error"
        failureTitle={messages.failed()}
        pending={view.pending}
        failure={view.failure}
        onBack={onBack}
        onSubmit={onConfirm}
      />
    </JoinFrame>
  )
}

function Declined({ name, never }: { name: string; never: boolean }) {
  const { invitation: messages } = useI18nContext().LL.joining
  return never ? (
    <Message title={messages.stopped()} text={messages.stoppedText()} />
  ) : (
    <Message title={messages.declined()} text={messages.declinedText({ name })} />
  )
}
