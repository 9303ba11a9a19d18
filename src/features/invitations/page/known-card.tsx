import { chakra } from '@chakra-ui/react/styled-system'
import type { KnownParent } from '#domain/known-parent.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { FactList } from '#src/ui/data/fact-list.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'

/** Says of each parent how they became known, as reports do. */
export function KnownCard({ known }: { known: readonly KnownParent[] }) {
  const { known: messages } = useI18nContext().LL.invitations
  const { family } = useViewer()
  const items = known.flatMap(({ personId, address, identity }) => {
    const member = family.members.find(({ id }) => id === personId)
    if (!member) return []
    const facts = [messages.address[address ? 'yes' : 'no'](), messages.identity[identity ? 'yes' : 'no']()]
    return {
      term: `${member.firstName} ${member.lastName}`,
      value: member.joined ? facts.join('\n') : messages.notJoined(),
    }
  })
  return (
    <Card bleed>
      <CardHeader title={messages.title()} />
      <CardBody>
        <FactList items={items} />
        <chakra.p textStyle="secondary" color="fg.3" mt="u1.5">
          {messages.text()}
        </chakra.p>
      </CardBody>
    </Card>
  )
}
