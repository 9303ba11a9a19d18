import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useState } from 'react'
import type { FamilyDto } from '#contract/families.ts'
import type { InvitationDto } from '#contract/invitations/invitations.ts'
import { limits } from '#contract/limits.ts'
import { addMs } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { TurnCard, type TurnCardProps } from '#src/ui/data/turn-card.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { isBarred } from '../invitation.chart.ts'
import type { InviteDialogProps } from './invite-dialog.tsx'

const InviteDialog = lazyDialog<InviteDialogProps>(async () => (await import('./invite-dialog.tsx')).InviteDialog)

type NotInvitedProps = {
  /** The other parent by name; undefined while nobody is named. */
  other: FamilyDto['members'][number] | undefined
  /** The last invitation, which is over. */
  last: InvitationDto | undefined
}

type Texts = Pick<TurnCardProps, 'tone' | 'chip' | 'title' | 'why'> & { action: string; account: string | null }

function useTexts({ other, last }: NotInvitedProps): Texts {
  const { LL } = useI18nContext()
  const { invitations: messages, home } = LL
  const { serverClock } = useApp()
  const viewer = useViewer()
  const tone = viewer.addressed ? 'attention' : 'waiting'
  if (!other) {
    const { unnamed } = messages
    return {
      tone,
      chip: home.coparent.task.name(),
      title: unnamed.title(),
      why: unnamed.text(),
      action: unnamed.action(),
      account: unnamed.account(),
    }
  }
  const { firstName: name } = other
  const until = last && isBarred(last) ? addMs(last.changedAt, limits.invitation.declined) : null
  if (last && until !== null && serverClock.now() < until)
    return {
      tone: 'problem',
      chip: messages.label[last.status](),
      title: messages.declined.title({ name }),
      why: messages.declined.text({ at: viewer.instant(last.changedAt), until: viewer.instant(until) }),
      action: messages.none.otherAddress(),
      account: null,
    }
  const { none } = messages
  return {
    tone,
    chip: home.coparent.task.invite(),
    title: none.title({ name }),
    why: last ? messages.over[last.status]({ name, at: viewer.instant(last.changedAt) }) : none.text(),
    action: last ? none.again({ name }) : none.action({ name }),
    account: none.account({ name }),
  }
}

/** The other parent is not invited: nobody was named, nobody was invited, or the last invitation is over. */
export function NotInvited(props: NotInvitedProps) {
  const { may } = useViewer()
  const { invitations: messages } = useI18nContext().LL
  const [asking, setAsking] = useState({ open: false, hasAccount: false })
  const { action, account, why, ...texts } = useTexts(props)
  const mayInvite = may('coparent.invite')
  return (
    <>
      <TurnCard
        {...texts}
        why={mayInvite || props.last ? why : messages.none.lookingOn()}
        actions={
          mayInvite && (
            <>
              <Button icon={IconUserPlus} onClick={() => setAsking({ open: true, hasAccount: false })}>
                {action}
              </Button>
              {account && (
                <Button variant="secondary" onClick={() => setAsking({ open: true, hasAccount: true })}>
                  {account}
                </Button>
              )}
            </>
          )
        }
      />
      <InviteDialog {...asking} other={props.other} onClose={() => setAsking({ ...asking, open: false })} />
    </>
  )
}
