import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import {
  type ConnectedCalendarDto,
  connectedCalendarRoutes,
} from '#contract/connected-calendars/connected-calendars.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { connectedCalendarChart } from './connected.chart.ts'
import { connectedKey } from './connected.queries.ts'

type ConnectedCardProps = { calendar: ConnectedCalendarDto; onEdit: () => void; onRemove: () => void }

/** Shows whether a calendar could be read, and when it could last. */
export function ConnectedCard({ calendar, onEdit, onRemove }: ConnectedCardProps) {
  const { LL } = useI18nContext()
  const { connectedCalendars: messages } = LL
  const { instant } = useViewer()
  const toast = useToast()
  const queries = useQueryClient()
  const { can, tone } = connectedCalendarChart(calendar)
  const { id, name, colour, version, host, fetchedAt, problem, status } = calendar
  const { mutate, isPending, error } = useCommand(connectedCalendarRoutes.events, {
    onSuccess: () => toast({ tone: 'done', text: messages.asked() }),
    onSettled: () => queries.invalidateQueries({ queryKey: connectedKey }),
  })
  const read = fetchedAt ? messages.readAt({ at: instant(fetchedAt) }) : messages.neverRead()
  return (
    <Card>
      <CardBody>
        <chakra.div display="flex" gap="u1.5" alignItems="flex-start" flexWrap="wrap">
          <chakra.span
            aria-hidden
            w="u1.5"
            h="u1.5"
            mt="u1"
            flex="none"
            borderRadius="full"
            style={{ backgroundColor: colour }}
          />
          <chakra.div flex="1 1 14rem" minW="0">
            <chakra.h3 textStyle="cardHeading" overflowWrap="anywhere">
              {name}
            </chakra.h3>
            <chakra.p textStyle="secondary" color="fg.2" overflowWrap="anywhere">
              {host === null ? read : `${messages.from({ host })} · ${read}`}
            </chakra.p>
          </chakra.div>
          <Chip tone={tone}>{messages.label[status]()}</Chip>
        </chakra.div>
        {problem && (
          <chakra.div mt="u2">
            <Banner tone="problem" title={messages.problem[problem]()} />
          </chakra.div>
        )}
        {error && (
          <chakra.div mt="u2">
            <Banner tone="problem" announce="alert" title={messages.failed()}>
              {formFailureText(error, LL)}
            </Banner>
          </chakra.div>
        )}
        <Actions mt="u2">
          {can({ type: 'connectedCalendar.remove' }) && (
            <Button variant="tertiary" onClick={onRemove}>
              {messages.remove()}
            </Button>
          )}
          {can({ type: 'connectedCalendar.edit' }) && (
            <Button variant="secondary" onClick={onEdit}>
              {messages.edit()}
            </Button>
          )}
          {can({ type: 'connectedCalendar.retry' }) && (
            <Button
              variant="secondary"
              loading={isPending}
              onClick={() => mutate({ params: { id }, body: { type: 'connectedCalendar.retry', version } })}
            >
              {messages.again()}
            </Button>
          )}
        </Actions>
      </CardBody>
    </Card>
  )
}
