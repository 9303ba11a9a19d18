import type { UseFormReturn } from 'react-hook-form'
import type { NewParentingSchedule, ParentingScheduleDto } from '#contract/calendar/parenting-schedules.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { BuilderValues } from './builder.model.ts'

export type BuilderFieldsProps = {
  fields: UseFormReturn<BuilderValues, unknown, NewParentingSchedule>
  viewer: Viewer
  kept: ParentingScheduleDto | null
  schedules: readonly ParentingScheduleDto[]
}
