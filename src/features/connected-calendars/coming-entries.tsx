import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ConnectedEntryDto } from '#contract/connected-calendars/connected-entries.ts'
import { addDays } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { connectedEntriesQuery } from './connected.queries.ts'

const days = 30
const Entry = chakra('li', {
  base: { display: 'flex', gap: 'u2', alignItems: 'center', justifyContent: 'space-between' },
})

/** Lists what connected calendars have in the next days. */
export function ComingEntries() {
  const { client } = useApp()
  const { connectedCalendars: messages } = useI18nContext().LL
  const { today, date, instant } = useViewer()
  const query = useQuery(connectedEntriesQuery(client, { from: today, to: addDays(today, days) }))
  const titleOf = ({ title }: ConnectedEntryDto) => title || messages.coming.untitled()
  const timeOf = ({ whole, from }: ConnectedEntryDto) =>
    whole ? `${date(from)} · ${messages.coming.allDay()}` : instant(from)
  return (
    <Awaited query={query} messages={messages}>
      {({ items }) => (
        <Card>
          <CardBody>
            <chakra.h3 textStyle="cardHeading" mb="u1">
              {messages.coming.title()}
            </chakra.h3>
            {items.length === 0 ? (
              <chakra.p color="fg.2">{messages.coming.none()}</chakra.p>
            ) : (
              <chakra.ul display="grid" gap="u1">
                {items.map((entry) => (
                  <Entry key={`${entry.calendarId} ${entry.uid} ${entry.from}`}>
                    <chakra.div minW="0">
                      <chakra.p overflowWrap="anywhere">{titleOf(entry)}</chakra.p>
                      <chakra.p textStyle="secondary" color="fg.2">
                        {timeOf(entry)}
                      </chakra.p>
                    </chakra.div>
                    <ButtonLink
                      variant="tertiary"
                      size="small"
                      link={
                        <Link
                          to="/calendar/copy"
                          search={{ from: entry.calendarId, at: entry.from, uid: entry.uid }}
                          aria-label={messages.coming.copyOne({ title: titleOf(entry) })}
                        />
                      }
                    >
                      {messages.coming.copy()}
                    </ButtonLink>
                  </Entry>
                ))}
              </chakra.ul>
            )}
          </CardBody>
        </Card>
      )}
    </Awaited>
  )
}
