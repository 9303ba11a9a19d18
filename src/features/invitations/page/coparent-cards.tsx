import type { InvitationDto } from '#contract/invitations/invitations.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { invitationChart } from '../invitation.chart.ts'
import { ClosedCard } from './closed-card.tsx'
import { EarlierInvitations } from './earlier-invitations.tsx'
import { JoinedCard } from './joined-card.tsx'
import { NotInvited } from './not-invited.tsx'
import { OpenInvitation } from './open-invitation.tsx'

/** Shows how the other parent stands, then the invitations before the newest one. */
export function CoparentCards({ items }: { items: readonly InvitationDto[] }) {
  const { family, viewpoint } = useViewer()
  const [newest, ...earlier] = items
  const other = family.members.find(({ id, role }) => role === 'parent' && id !== viewpoint)
  if (other?.closedAt)
    return (
      <>
        <ClosedCard name={other.firstName} at={other.closedAt} />
        <EarlierInvitations items={items} />
      </>
    )
  if (other?.joined)
    return (
      <>
        <JoinedCard other={other} accepted={newest} />
        <EarlierInvitations items={earlier} />
      </>
    )
  const isOpen = newest && !invitationChart(newest).isFinal
  return (
    <>
      {isOpen ? <OpenInvitation item={newest} /> : <NotInvited other={other} last={newest} />}
      <EarlierInvitations items={isOpen ? earlier : items} />
    </>
  )
}
