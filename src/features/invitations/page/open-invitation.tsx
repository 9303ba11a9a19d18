import { chakra } from '@chakra-ui/react/styled-system'
import type { InvitationDto } from '#contract/invitations/invitations.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { FactList } from '#src/ui/data/fact-list.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import type { InvitationDialogProps } from './invitation-dialog.tsx'
import { type InvitationAction, type InvitationActions, useInvitationActions } from './use-invitation-actions.ts'

const InvitationDialog = lazyDialog<InvitationDialogProps>(
  async () => (await import('./invitation-dialog.tsx')).InvitationDialog,
)

const day = 86_400_000

/** Shows an invitation that waits, and what its inviter can do with it. */
export function OpenInvitation({ item }: { item: InvitationDto }) {
  const { LL } = useI18nContext()
  const actions = useInvitationActions(item)
  const { conflict, failure, pending } = actions
  const { sendings, window } = limits.invitation
  const { nameOf } = useViewer()
  const messages = LL.invitations
  return (
    <>
      {conflict && (
        <Banner tone="attention" announce="alert" title={messages.conflict.title()}>
          {messages.conflict.text()}
        </Banner>
      )}
      {failure && !pending && (
        <Banner tone="problem" announce="alert" title={failure.title}>
          {failure.text}
        </Banner>
      )}
      <Turn item={item} actions={actions} />
      <Card>
        <CardBody>
          <Facts item={item} />
          {actions.allowed.includes('resend') && (
            <chakra.div mt="u2" display="grid" gap="u1.5">
              <chakra.p textStyle="secondary" color="fg.3">
                {messages.sendings({ count: sendings, days: window / day })}
              </chakra.p>
              <chakra.p textStyle="secondary" color="fg.3">
                {messages.sent.account({ name: nameOf(item.personId) })}
              </chakra.p>
              <Actions>
                <Buttons actions={actions} among={['resend', 'correct', 'withdraw']} />
              </Actions>
            </chakra.div>
          )}
        </CardBody>
      </Card>
      {pending && <InvitationDialog open actions={actions} pending={pending} />}
    </>
  )
}

function Turn({ item, actions }: { item: InvitationDto; actions: InvitationActions }) {
  const { sent, word } = useI18nContext().LL.invitations
  const viewer = useViewer()
  const name = viewer.nameOf(item.personId)
  const isAsked = actions.turns.includes('inviter')
  const inviter = viewer.nameOf(viewer.viewpoint)
  if (isAsked)
    return (
      <div ref={actions.turnRef} tabIndex={-1}>
        <TurnCard
          tone={actions.isYourTurn ? 'attention' : 'waiting'}
          chip={actions.isYourTurn ? word.chip() : word.chipOther({ name: inviter })}
          title={word.title({ name })}
          why={word.why({ name })}
          actions={<Buttons actions={actions} among={['refuse', 'confirm']} />}
        />
      </div>
    )
  return (
    <div ref={actions.turnRef} tabIndex={-1}>
      <TurnCard
        tone={toneOf(actions)}
        chip={sent.chip({ name })}
        title={sent.title({ name })}
        why={sent.why({ name, at: viewer.instant(item.sentAt) })}
      />
    </div>
  )
}

function Facts({ item: { email, otherEmail, sentAt, respondBy } }: { item: InvitationDto }) {
  const { facts } = useI18nContext().LL.invitations
  const viewer = useViewer()
  return (
    <FactList
      items={[
        ...(otherEmail === null ? [] : [{ term: facts.other(), value: otherEmail }]),
        ...(email === null ? [] : [{ term: facts.invited(), value: email }]),
        { term: facts.sentAt(), value: viewer.moment(sentAt) },
        { term: facts.until(), value: viewer.moment(respondBy) },
      ]}
    />
  )
}

type ButtonsProps = { actions: InvitationActions; among: readonly InvitationAction[] }

/** Draws the buttons that the chart allows. The two answers to a question have equal weight. */
function Buttons({ actions: { allowed, act, busy, item }, among }: ButtonsProps) {
  const { actions: texts, word } = useI18nContext().LL.invitations
  const { nameOf } = useViewer()
  const name = nameOf(item.personId)
  const labels: Readonly<Record<InvitationAction, string>> = {
    confirm: word.confirm({ name }),
    refuse: word.refuse(),
    resend: texts.resend(),
    correct: texts.correct(),
    withdraw: texts.withdraw(),
  }
  return among
    .filter((action) => allowed.includes(action))
    .map((action) => (
      <Button
        key={action}
        variant={action === 'withdraw' ? 'tertiary' : 'secondary'}
        loading={busy === action}
        onClick={() => act(action)}
      >
        {labels[action]}
      </Button>
    ))
}
