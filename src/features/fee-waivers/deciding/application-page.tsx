import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import type { FeeWaiverDto } from '#contract/fee-waivers/fee-waivers.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { isMissing } from '#src/app/shared/data/failure-text.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { FactList } from '#src/ui/data/fact-list.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Documents } from '../documents.tsx'
import { FeeWaiverColumn, FeeWaiverStack } from '../fee-waiver-stack.tsx'
import { AdministratorLink } from './administrator-link.tsx'
import { applicationQuery } from './applications.queries.ts'
import { DecideCard } from './decide-card.tsx'
import { useApplicationsTexts } from './use-applications-texts.ts'

/** Shows one application with its documents, and lets an administrator answer it. */
export function ApplicationPage({ id }: { id: string }) {
  const { client } = useApp()
  const { texts, nameOf } = useApplicationsTexts()
  const query = useQuery(applicationQuery(client, id))
  const { one } = texts
  const back = { label: one.back(), link: <AdministratorLink page="waiting" /> }
  const messages = {
    loading: one.loading,
    failedTitle: one.failedTitle,
    failedText: texts.failedText,
    retry: texts.retry,
    offlineTitle: texts.offlineTitle,
    offlineText: texts.offlineText,
  }
  return (
    <FeeWaiverColumn>
      <PageHeader title={query.data ? one.title({ name: nameOf(query.data) }) : one.loadingTitle()} back={back} />
      <FeeWaiverStack>
        {isMissing(query.error) ? (
          <Card>
            <EmptyState title={one.goneTitle()}>{one.goneText()}</EmptyState>
          </Card>
        ) : (
          <Awaited query={query} messages={messages}>
            {(item) => <Application item={item} />}
          </Awaited>
        )}
      </FeeWaiverStack>
    </FeeWaiverColumn>
  )
}

function Application({ item }: { item: FeeWaiverDto }) {
  const { LL, texts, at, nameOf, stateOf } = useApplicationsTexts()
  const { one } = texts
  const { application } = LL.feeWaivers
  const { tone, text, isFinal } = stateOf(item)
  const facts = [
    { term: one.applicant(), value: nameOf(item) },
    { term: application.appliedAt(), value: at(item.appliedAt) },
    ...(item.endedAt ? [{ term: application.endedAt(), value: at(item.endedAt) }] : []),
    ...(item.note ? [{ term: one.note(), value: <Verbatim>{item.note}</Verbatim> }] : []),
    ...(item.reason ? [{ term: one.reason(), value: <Verbatim>{item.reason}</Verbatim> }] : []),
  ]
  return (
    <>
      <Card bleed>
        <CardHeader title={LL.feeWaivers.title()} aside={<Chip tone={tone}>{text}</Chip>} />
        <CardBody>
          <chakra.div display="grid" gap="u2">
            <FactList items={facts} />
            <Documents waiver={item} linked isFinal={isFinal} />
            <chakra.p textStyle="secondary" color="fg.3">
              {one.private()}
            </chakra.p>
          </chakra.div>
        </CardBody>
      </Card>
      <DecideCard item={item} />
    </>
  )
}
