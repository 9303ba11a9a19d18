import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ConnectedCalendarDto } from '#contract/connected-calendars/connected-calendars.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { ComingEntries } from './coming-entries.tsx'
import { connectedQuery } from './connected.queries.ts'
import { ConnectedCard } from './connected-card.tsx'
import type { ConnectedFormProps } from './connected-form.tsx'
import type { RemoveConnectedProps } from './remove-connected.tsx'

const ConnectedForm = lazyDialog<ConnectedFormProps>(async () => (await import('./connected-form.tsx')).ConnectedForm)
const RemoveConnected = lazyDialog<RemoveConnectedProps>(
  async () => (await import('./remove-connected.tsx')).RemoveConnected,
)

type Opened = { readonly what: 'form' | 'remove'; readonly calendar: ConnectedCalendarDto | null }

/** Lists the calendars of other programs that a person shows beside the family's own. */
export function ConnectedCalendars() {
  const { client } = useApp()
  const { connectedCalendars: messages } = useI18nContext().LL
  const { may } = useViewer()
  const [opened, setOpened] = useState<Opened | null>(null)
  const mayOwn = may('connectedCalendar.own')
  const query = useQuery({ ...connectedQuery(client), enabled: mayOwn })
  if (!mayOwn) return null
  const close = () => setOpened(null)
  const add = (
    <Button icon={IconPlus} variant="secondary" onClick={() => setOpened({ what: 'form', calendar: null })}>
      {messages.add()}
    </Button>
  )
  const copy = (
    <ButtonLink variant="tertiary" link={<Link to="/calendar/copy" search={{ from: 'file' }} />}>
      {messages.copyFile()}
    </ButtonLink>
  )
  return (
    <chakra.section mt="u4" aria-labelledby="connected-calendars">
      <chakra.div display="flex" gap="u2" alignItems="flex-end" flexWrap="wrap" mb="u2">
        <chakra.div flex="1 1 16rem">
          <chakra.h2 id="connected-calendars" textStyle="cardHeading">
            {messages.title()}
          </chakra.h2>
          <chakra.p color="fg.2">{messages.text()}</chakra.p>
        </chakra.div>
        {copy}
        {query.data && query.data.items.length > 0 && add}
      </chakra.div>
      <Awaited query={query} messages={messages}>
        {({ items }) =>
          items.length === 0 ? (
            <Card>
              <EmptyState title={messages.empty.title()} action={add}>
                {messages.empty.text()}
              </EmptyState>
            </Card>
          ) : (
            <chakra.div display="grid" gap="u2">
              <chakra.ul display="grid" gap="u2">
                {items.map((calendar) => (
                  <li key={calendar.id}>
                    <ConnectedCard
                      calendar={calendar}
                      onEdit={() => setOpened({ what: 'form', calendar })}
                      onRemove={() => setOpened({ what: 'remove', calendar })}
                    />
                  </li>
                ))}
              </chakra.ul>
              <ComingEntries />
            </chakra.div>
          )
        }
      </Awaited>
      {opened?.what === 'form' && <ConnectedForm open calendar={opened.calendar} onClose={close} />}
      {opened?.what === 'remove' && opened.calendar && (
        <RemoveConnected open calendar={opened.calendar} onClose={close} />
      )}
    </chakra.section>
  )
}
