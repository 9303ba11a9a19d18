import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { TurnCard } from '#src/ui/data/turn-card.tsx'

/** Says that the other parent's account was closed, and what that changes. */
export function ClosedCard({ name, at }: { name: string; at: string }) {
  const { closed } = useI18nContext().LL.invitations
  const viewer = useViewer()
  return (
    <TurnCard
      tone="waiting"
      chip={closed.chip()}
      title={closed.title({ name })}
      why={closed.at({ at: viewer.instant(at) })}
    >
      {viewer.addressed ? closed.text({ name }) : closed.lookingOn({ name })}
    </TurnCard>
  )
}
