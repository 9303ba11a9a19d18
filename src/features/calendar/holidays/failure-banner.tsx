import { chakra } from '@chakra-ui/react/styled-system'
import type { HolidayDto } from '#contract/calendar/holidays.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { holidayChart } from '../holiday.chart.ts'
import type { HolidayFailure } from './use-holiday-form.ts'

type FailureBannerProps = {
  failure: HolidayFailure
  holidays: readonly HolidayDto[]
  /** The name that is typed in the form. */
  name: string
  pending: boolean
  onLeaveOwnOut: (year: number) => Promise<unknown>
  onLeaveOtherOut: (other: HolidayDto, year: number) => Promise<unknown>
}

/** Says why a holiday was refused. Where two meet in a year, either is left out by a press, as far as this person may. */
export function FailureBanner({
  failure,
  holidays,
  name,
  pending,
  onLeaveOwnOut,
  onLeaveOtherOut,
}: FailureBannerProps) {
  const { dialogs, form } = useI18nContext().LL.holidays
  const { text, overlap } = failure
  const other = holidays.find(({ id }) => id === overlap?.otherId)
  const mayLeaveOther = other && holidayChart(other).can({ type: 'holiday.edit' })
  return (
    <Banner tone="problem" announce="alert" title={dialogs.failed()}>
      {text}
      {overlap && (
        <chakra.span display="flex" flexWrap="wrap" gap="u1" mt="u1">
          <Button variant="secondary" size="small" loading={pending} onClick={() => void onLeaveOwnOut(overlap.year)}>
            {form.leaveOut({ name, year: String(overlap.year) })}
          </Button>
          {mayLeaveOther && (
            <Button
              variant="secondary"
              size="small"
              loading={pending}
              onClick={() => void onLeaveOtherOut(other, overlap.year)}
            >
              {form.leaveOut({ name: other.name, year: String(overlap.year) })}
            </Button>
          )}
        </chakra.span>
      )}
    </Banner>
  )
}
