import type { UseFormReturn } from 'react-hook-form'
import type { NewHoliday } from '#contract/calendar/holidays.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { HolidayValues } from './holiday.model.ts'

export type HolidayFields = UseFormReturn<HolidayValues, unknown, NewHoliday>

export type HolidayFieldsProps = {
  fields: HolidayFields
  viewer: Viewer
}
