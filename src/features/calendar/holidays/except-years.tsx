import { chakra } from '@chakra-ui/react/styled-system'
import { type Control, useController } from 'react-hook-form'
import type { NewHoliday } from '#contract/calendar/holidays.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import type { HolidayValues } from './holiday.model.ts'

/** Lists the years in which the holiday is left out; a press keeps it in one of them after all. */
export function ExceptYears({ control }: { control: Control<HolidayValues, unknown, NewHoliday> }) {
  const { form } = useI18nContext().LL.holidays
  const { field } = useController({ control, name: 'except' })
  if (field.value.length === 0) return null
  return (
    <chakra.ul aria-label={form.except()} display="grid" gap="u0.5">
      {field.value.map((year) => (
        <chakra.li key={year} display="flex" flexWrap="wrap" gap="u1" alignItems="center">
          {form.exceptYear({ year: String(year) })}
          <Button
            variant="tertiary"
            size="small"
            onClick={() => field.onChange(field.value.filter((known) => known !== year))}
          >
            {form.keepYear({ year: String(year) })}
          </Button>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
