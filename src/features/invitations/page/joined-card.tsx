import type { FamilyDto } from '#contract/families.ts'
import type { InvitationDto } from '#contract/invitations/invitations.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { TurnCard } from '#src/ui/data/turn-card.tsx'

type JoinedCardProps = {
  other: FamilyDto['members'][number]
  /** The invitation by which one of the two joined; parents of before invitations have none. */
  accepted: InvitationDto | undefined
}

export function JoinedCard({ other: { firstName: name }, accepted }: JoinedCardProps) {
  const { invitations: messages } = useI18nContext().LL
  const viewer = useViewer()
  const textOf = ({ personId, status, changedAt }: InvitationDto): string => {
    const at = viewer.instant(changedAt)
    return viewer.isYou(personId)
      ? messages.joined.own({ at })
      : messages.over[status]({ name: viewer.nameOf(personId), at })
  }
  return (
    <TurnCard
      tone="done"
      chip={messages.label.accepted()}
      title={messages.joined.title({ name })}
      why={accepted && textOf(accepted)}
    >
      {viewer.addressed ? messages.joined.text({ name }) : messages.joined.lookingOn()}
    </TurnCard>
  )
}
