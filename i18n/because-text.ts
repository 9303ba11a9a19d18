import type { ParentingTimeDto } from '#contract/calendar/parenting-time.ts'
import type { Because, Span } from '#domain/parenting-time/answer.ts'
import type { TranslationFunctions } from './i18n-types.ts'

type Rotation = Extract<Because, { layer: 'rotation' }>
/** Gives the name of anybody in the family. The viewer of a page and the reader of a report can. */
type Viewer = { readonly nameOf: (id: string) => string }
type Layers = Pick<ParentingTimeDto, 'schedules' | 'holidays'>

const weekendText = (weekend: number, { weekends }: TranslationFunctions['calendar']['because']): string => {
  const texts = [weekends.first, weekends.second, weekends.third, weekends.fourth, weekends.fifth]
  return texts[weekend - 1]?.() ?? ''
}

function rotationText(
  { scheduleId, day, weekend }: Rotation,
  parent: string,
  { schedules }: Layers,
  { calendar: { because } }: Pick<TranslationFunctions, 'calendar'>,
): string {
  const schedule = schedules.find(({ id }) => id === scheduleId)
  const name = schedule?.name ?? ''
  if (weekend !== null) return because.weekend({ name, parent, weekend: weekendText(weekend, because) })
  return because.cycle({ name, parent, day, length: schedule?.cycle.length ?? day })
}

/** Says who recorded a schedule or a holiday, and to those who are told, what each other parent says of it. */
export function standingText(
  recordedId: string,
  { schedules, holidays }: Layers,
  viewer: Viewer,
  { calendar: { because } }: Pick<TranslationFunctions, 'calendar'>,
): string {
  const recorded = [...schedules, ...holidays].find(({ id }) => id === recordedId)
  if (!recorded) return ''
  const [first, second] = recorded.answers
  const name = viewer.nameOf(recorded.createdBy)
  const texts = holidays.some(({ id }) => id === recordedId) ? because.holidayStanding : because.standing
  if (!first) return texts.recorded({ name })
  if (!second) return texts[first.answer]({ name, other: viewer.nameOf(first.by) })
  const said = [first, second].map(({ by, answer }) => because.said[answer]({ name: viewer.nameOf(by) }))
  return [texts.forBoth({ name }), ...said].join(' ')
}

/** Turns the reason for a parent's time into sentences: which layer decided, and how. */
export function becauseText(
  { because, parent }: Pick<Span, 'because' | 'parent'>,
  layers: Layers,
  viewer: Viewer,
  LL: Pick<TranslationFunctions, 'calendar'>,
): string {
  const texts = LL.calendar.because
  if (because === null) return ''
  if (because.layer === 'swap') return texts.swap()
  if (because.layer === 'actual') return texts.actual()
  if (because.layer === 'holiday') {
    const { holidayId, half, year } = because
    const name = layers.holidays.find(({ id }) => id === holidayId)?.name ?? ''
    const said = texts.holiday[half ?? 'whole']({ name, year })
    return [said, standingText(holidayId, layers, viewer, LL)].filter(Boolean).join(' ')
  }
  return [
    rotationText(because, parent === null ? '' : viewer.nameOf(parent), layers, LL),
    standingText(because.scheduleId, layers, viewer, LL),
  ]
    .filter(Boolean)
    .join(' ')
}
