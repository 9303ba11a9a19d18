import type { UseFormReturn } from 'react-hook-form'
import type { HolidayDto, NewHoliday } from '#contract/calendar/holidays.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { HolidayValues } from './holiday.model.ts'

export type HolidayFields = UseFormReturn<HolidayValues, unknown, NewHoliday>

export type HolidayFieldsProps = {
  fields: HolidayFields
  viewer: Viewer
  /** The holiday that is edited; null for a new one. */
  edited: HolidayDto | null
}
