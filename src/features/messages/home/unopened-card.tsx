import { chakra } from '@chakra-ui/react/styled-system'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { Link } from '@tanstack/react-router'
import type { UnopenedDto } from '#contract/messages/message-counts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Row } from '#src/ui/data/row.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { Badge } from '#src/ui/navigation/nav-item.tsx'
import { useOpenMessage } from '../use-open-message.ts'

const List = chakra('ul', { base: { '& > li + li': { borderTopWidth: '1px' } } })
const Foot = chakra('div', { base: { display: 'flex', justifyContent: 'center', p: 'u1', borderTopWidth: '1px' } })

type UnopenedCardProps = { count: number; latest: readonly UnopenedDto[] }

/** Lists what the viewer has not opened. Reading the list opens nothing; a press on a line opens that message. */
export function UnopenedCard({ count, latest }: UnopenedCardProps) {
  const { unopened } = useI18nContext().LL.home
  const viewer = useViewer()
  const { linkOf } = useOpenMessage()
  return (
    <Card bleed aria-labelledby="unopened">
      <CardHeader
        id="unopened"
        title={unopened.title()}
        aside={<Badge count={count} kind="unread" label={unopened.count({ count })} />}
      />
      <List aria-labelledby="unopened">
        {latest.map((message) => (
          <li key={message.id}>
            <Row
              icon={IconMail}
              title={message.subject}
              named
              secondary={unopened.from({ name: viewer.nameOf(message.authorId), time: viewer.moment(message.sentAt) })}
              link={
                <Link to="/messages" search={{ thread: message.threadId }} {...(viewer.addressed && linkOf(message))} />
              }
            />
          </li>
        ))}
      </List>
      {count > latest.length && (
        <Foot>
          <ButtonLink variant="tertiary" link={<Link to="/messages" />}>
            {viewer.addressed ? unopened.all() : unopened.allOf()}
          </ButtonLink>
        </Foot>
      )}
    </Card>
  )
}
