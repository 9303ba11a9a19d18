import { useState } from 'react'
import type { AnswerableInvitationDto } from '#contract/invitations/invitations.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { List, ListItem } from '#src/ui/data/list-item.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import type { DeclineDialogProps } from './decline-dialog.tsx'
import { type OpenedAnswers, useOpenedAnswers } from './use-opened-answers.ts'

const DeclineDialog = lazyDialog<DeclineDialogProps>(async () => (await import('./decline-dialog.tsx')).DeclineDialog)

/** Says what accepting means, and which families the person has already. */
export function OpenedCards({ item }: { item: AnswerableInvitationDto }) {
  const { opened: messages } = useI18nContext().LL.invitations
  const answers = useOpenedAnswers()
  return (
    <>
      {answers.failure && (
        <Banner tone="problem" announce="alert" title={answers.failure.title}>
          {answers.failure.text}
        </Banner>
      )}
      <Turn item={item} answers={answers} />
      <Card bleed>
        <CardHeader title={messages.families()} />
        <List>
          {item.families.map(({ name, empty }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two families may have the same name, and their order stays
            <ListItem key={index} title={name}>
              {empty ? messages.empty() : messages.stays()}
            </ListItem>
          ))}
        </List>
      </Card>
    </>
  )
}

type TurnProps = { item: AnswerableInvitationDto; answers: OpenedAnswers }

function Turn({ item, answers }: TurnProps) {
  const { LL } = useI18nContext()
  const { opened: messages, word, sent } = LL.invitations
  const viewer = useViewer()
  const [declining, setDeclining] = useState<DeclineDialogProps['never'] | null>(null)
  const { inviter, respondBy, fits, asked, isOwn } = item
  const name = inviter.firstName
  if (isOwn)
    return <TurnCard tone="waiting" chip={messages.ownChip()} title={messages.ownTitle()} why={messages.own()} />
  const decline = (
    <>
      <Button variant="secondary" onClick={() => setDeclining(false)}>
        {LL.joining.invitation.decline()}
      </Button>
      <Button variant="tertiary" onClick={() => setDeclining(true)}>
        {LL.joining.invitation.never()}
      </Button>
    </>
  )
  const dialog = (
    <DeclineDialog
      open={declining !== null}
      name={name}
      never={declining ?? false}
      onClose={() => setDeclining(null)}
    />
  )
  if (fits)
    return (
      <>
        <TurnCard
          tone="attention"
          chip={word.chip()}
          title={messages.accepts({ name })}
          why={messages.acceptText({ name })}
          notice={LL.joining.invitation.until({ until: viewer.moment(respondBy) })}
          actions={
            <>
              <Button loading={answers.busy} onClick={answers.accept}>
                {messages.accept()}
              </Button>
              {decline}
            </>
          }
        />
        {dialog}
      </>
    )
  return (
    <>
      <TurnCard
        tone={asked ? 'waiting' : 'attention'}
        chip={asked ? sent.chip({ name }) : word.chip()}
        title={messages.otherTitle()}
        why={asked ? messages.asked({ name }) : messages.other({ name })}
        actions={
          <>
            <Button loading={answers.busy} onClick={asked ? answers.lookAgain : answers.ask}>
              {asked ? LL.joining.waiting.again() : LL.joining.waiting.ask({ name })}
            </Button>
            {decline}
          </>
        }
      />
      {dialog}
    </>
  )
}
