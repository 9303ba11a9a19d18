import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { SchoolBreakDto } from '#contract/calendar/school-breaks.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { DetailsStack } from '#src/ui/layout/details-columns.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import type { AddBreaksProps } from './add-breaks.tsx'
import { BreakList } from './break-list.tsx'
import { schoolBreaksQuery } from './school.queries.ts'

const AddBreaks = lazyDialog<AddBreaksProps>(async () => (await import('./add-breaks.tsx')).AddBreaks)

/** Lists the days without school of all children or of one, those to come before those that have begun. */
export function SchoolPage() {
  const { client } = useApp()
  const { schoolBreaks: messages } = useI18nContext().LL
  const viewer = useViewer()
  const query = useQuery(schoolBreaksQuery(client))
  const [isAdding, setAdding] = useState(false)
  const add = viewer.may('calendar.plan') && (
    <Actions>
      <ButtonLink variant="secondary" link={<Link to="/calendar/copy" search={{ into: 'school' }} />}>
        {messages.copy()}
      </ButtonLink>
      <Button icon={IconPlus} onClick={() => setAdding(true)}>
        {messages.add()}
      </Button>
    </Actions>
  )
  return (
    <>
      <PageHeader
        title={messages.title()}
        subtitle={messages.text()}
        back={{ label: messages.back(), link: <Link to="/calendar/schedules" /> }}
        aside={query.data && query.data.items.length > 0 && add}
      />
      <Awaited query={query} messages={messages}>
        {({ items }) =>
          items.length === 0 ? (
            <Card>
              <EmptyState title={messages.empty.title()} action={add || undefined}>
                {add ? messages.empty.text() : messages.empty.textOthers()}
              </EmptyState>
            </Card>
          ) : (
            <Lists items={items} />
          )
        }
      </Awaited>
      {isAdding && <AddBreaks open viewer={viewer} onClose={() => setAdding(false)} />}
    </>
  )
}

const every = 'every'

function Lists({ items }: { items: readonly SchoolBreakDto[] }) {
  const { schoolBreaks: messages } = useI18nContext().LL
  const { children } = useViewer().family
  const [childId, setChild] = useState(every)
  const shown = childId === every ? items : items.filter((item) => item.childIds.includes(childId))
  const choices = children.map(({ id, firstName }) => ({ value: id, label: firstName }))
  return (
    <DetailsStack>
      {children.length > 1 && (
        <chakra.div maxW="16rem">
          <Select
            label={messages.child()}
            value={childId}
            options={[{ value: every, label: messages.everyChild() }, ...choices]}
            onChange={({ target }) => setChild(target.value)}
          />
        </chakra.div>
      )}
      {shown.length === 0 && (
        <Card>
          <EmptyState title={messages.empty.child()} />
        </Card>
      )}
      <BreakList title={messages.coming()} items={shown.filter(({ facts }) => !facts.begun)} />
      <BreakList title={messages.past()} items={shown.filter(({ facts }) => facts.begun).toReversed()} />
    </DetailsStack>
  )
}
