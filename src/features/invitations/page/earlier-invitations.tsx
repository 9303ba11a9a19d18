import type { InvitationDto } from '#contract/invitations/invitations.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { List, ListItem } from '#src/ui/data/list-item.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { invitationChart } from '../invitation.chart.ts'

/** Lists the invitations that are over. Their addresses are shown to whoever sent them. */
export function EarlierInvitations({ items }: { items: readonly InvitationDto[] }) {
  const { invitations: messages } = useI18nContext().LL
  const viewer = useViewer()
  if (items.length === 0) return null
  return (
    <Card bleed>
      <CardHeader title={messages.earlier()} />
      <List>
        {items.map((item) => (
          <ListItem
            key={item.id}
            title={messages.earlierLine({ at: viewer.instant(item.sentAt) })}
            chip={<Chip tone={invitationChart(item).tone}>{messages.label[item.status]()}</Chip>}
          >
            {messages.over[item.status]({ name: viewer.nameOf(item.personId), at: viewer.instant(item.changedAt) })}
            {item.email && <p>{item.email}</p>}
          </ListItem>
        ))}
      </List>
    </Card>
  )
}
