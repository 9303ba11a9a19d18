import type { ConnectedCalendarDto } from '#contract/connected-calendars/connected-calendars.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Came } from './use-copying.ts'

export type CopyIntoProps = { calendars: readonly ConnectedCalendarDto[]; came: Came; viewer: Viewer }

export const offeredIds = ({ family }: Viewer): string[] =>
  family.children.filter(({ offered }) => offered).map(({ id }) => id)
