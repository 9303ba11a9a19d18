import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import type { Calendar } from './use-calendar.ts'

/** Says that the days are shown without their events, and tries again. */
export function EventsFailed({
  query: { isFetching, refetch },
}: {
  query: Calendar['events'] | Calendar['connected']
}) {
  const { calendar } = useI18nContext().LL
  return (
    <chakra.div mb="u2">
      <Banner
        tone="problem"
        title={calendar.event.notLoaded()}
        action={
          <Button variant="secondary" size="small" loading={isFetching} onClick={() => void refetch()}>
            {calendar.retry()}
          </Button>
        }
      >
        {calendar.failedText()}
      </Banner>
    </chakra.div>
  )
}
