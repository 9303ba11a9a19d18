import type { ParentingScheduleDto } from '#contract/calendar/parenting-schedules.ts'
import type { Because, Span } from '#domain/parenting-time/answer.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

type Rotation = Extract<Because, { layer: 'rotation' }>

const weekendText = (weekend: number, { weekends }: TranslationFunctions['calendar']['because']): string => {
  const texts = [weekends.first, weekends.second, weekends.third, weekends.fourth, weekends.fifth]
  return texts[weekend - 1]?.() ?? ''
}

function rotationText(
  { scheduleId, day, weekend }: Rotation,
  parent: string,
  schedules: readonly ParentingScheduleDto[],
  { calendar: { because } }: Pick<TranslationFunctions, 'calendar'>,
): string {
  const schedule = schedules.find(({ id }) => id === scheduleId)
  const name = schedule?.name ?? ''
  if (weekend !== null) return because.weekend({ name, parent, weekend: weekendText(weekend, because) })
  return because.cycle({ name, parent, day, length: schedule?.cycle.length ?? day })
}

/** Says who recorded a schedule, and what the other parent says of it. Only parents are told. */
function standingText(
  scheduleId: string,
  schedules: readonly ParentingScheduleDto[],
  viewer: Viewer,
  { calendar: { because } }: Pick<TranslationFunctions, 'calendar'>,
): string {
  const schedule = schedules.find(({ id }) => id === scheduleId)
  if (!schedule || viewer.family.standing !== 'parent') return ''
  const { createdBy, firstId, secondId, facts } = schedule
  const other = viewer.nameOf(createdBy === firstId ? secondId : firstId)
  return because.standing[facts.answer]({ name: viewer.nameOf(createdBy), other })
}

/** Turns the reason for a parent's time into sentences: which layer decided, and how. */
export function becauseText(
  { because, parent }: Pick<Span, 'because' | 'parent'>,
  schedules: readonly ParentingScheduleDto[],
  viewer: Viewer,
  LL: Pick<TranslationFunctions, 'calendar'>,
): string {
  const texts = LL.calendar.because
  if (because === null) return ''
  if (because.layer === 'swap') return texts.swap()
  if (because.layer === 'actual') return texts.actual()
  if (because.layer === 'holiday') return texts.holiday[because.half ?? 'whole']({ name: '', year: because.year })
  return [
    rotationText(because, parent === null ? '' : viewer.nameOf(parent), schedules, LL),
    standingText(because.scheduleId, schedules, viewer, LL),
  ]
    .filter(Boolean)
    .join(' ')
}
