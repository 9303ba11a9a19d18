import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { devRoutes } from '#contract/dev/dev.ts'
import { formatInstant } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { Loaded } from './loaded.tsx'
import { devTexts } from './texts/dev-texts.ts'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

export function OutboxCard() {
  const { client } = useApp()
  const { locale } = useI18nContext()
  const mails = useQuery({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => client.call(devRoutes.outbox, {}, { signal }),
  })
  return (
    <Card>
      <CardHeader title={devTexts.outbox()} />
      <CardBody>
        <Loaded query={mails}>
          {mails.data?.length === 0 && (
            <EmptyState title={devTexts.outboxEmpty()}>{devTexts.outboxEmptyHint()}</EmptyState>
          )}
          <chakra.ul display="flex" flexDirection="column" gap="u2">
            {mails.data?.map(({ id, at, to, subject, text }) => (
              <li key={id}>
                <chakra.div textStyle="strong">{subject}</chakra.div>
                <chakra.div textStyle="secondary" color="fg.3">
                  {devTexts.to({ address: to })} · {formatInstant(at, zone, locale, 'long')}
                </chakra.div>
                <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" mt="u1">
                  {text}
                </chakra.p>
              </li>
            ))}
          </chakra.ul>
        </Loaded>
      </CardBody>
    </Card>
  )
}
