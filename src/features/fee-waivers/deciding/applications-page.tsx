import { useQuery } from '@tanstack/react-query'
import type { FeeWaiverDto } from '#contract/fee-waivers/fee-waivers.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { Row } from '#src/ui/data/row.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { AdministratorLink } from './administrator-link.tsx'
import { applicationsQuery, type Shown } from './applications.queries.ts'
import { useApplicationsTexts } from './use-applications-texts.ts'

/** Lists the applications that wait for an administrator, the oldest first, or those that ended. */
export function ApplicationsPage({ show }: { show: Shown }) {
  const { client } = useApp()
  const { texts } = useApplicationsTexts()
  const query = useQuery(applicationsQuery(client, show))
  return (
    <>
      <PageHeader title={texts.titles[show]()} />
      <Awaited query={query} messages={texts}>
        {({ items }) => <Applications items={items} show={show} />}
      </Awaited>
    </>
  )
}

function Applications({ items, show }: { items: readonly FeeWaiverDto[]; show: Shown }) {
  const { texts } = useApplicationsTexts()
  if (items.length === 0)
    return (
      <Card>
        <EmptyState title={texts.none[show]()}>{texts.none[`${show}Text`]()}</EmptyState>
      </Card>
    )
  return (
    <Card bleed>
      {items.map((item) => (
        <Application key={item.id} item={item} />
      ))}
    </Card>
  )
}

function Application({ item }: { item: FeeWaiverDto }) {
  const { texts, at, nameOf, stateOf } = useApplicationsTexts()
  const { tone, text } = stateOf(item)
  const { appliedAt, endedAt, documents } = item
  return (
    <Row
      title={nameOf(item)}
      named
      link={<AdministratorLink page={item.id} />}
      secondary={endedAt ? texts.endedAt({ at: at(endedAt) }) : texts.appliedAt({ at: at(appliedAt) })}
      chip={<Chip tone={tone}>{text}</Chip>}
      amountNote={texts.count({ count: documents.length })}
    />
  )
}
