import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react'
import { daysBetween, formatWeekday, type PlainDate } from '#domain/time.ts'
import { formatShortWeekday } from '#domain/time-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { eventColour } from '#src/theme/event-colours.ts'
import { dateByKey } from './calendar-address.ts'
import type { DayMark } from './day-marks.ts'
import type { DayModel } from './day-model.ts'
import { GridTable } from './grid-table.tsx'

type CalendarGridProps = {
  label: string
  weeks: readonly (readonly DayModel[])[]
  /** The day that has the grid's Tab stop and whose details stand beside it. */
  cursor: PlainDate
  today: PlainDate
  /** Days of other months are pale; null where all days are alike. */
  month: string | null
  viewer: Viewer
  onMove: (date: PlainDate) => void
  /** Moves to the details of the day. */
  onOpen: () => void
}

const dateOf = (target: EventTarget | null): PlainDate | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined

/** Shows weeks as a grid with one Tab stop: arrows, Home, End, Page Up and Page Down move by days, weeks and months. */
export function CalendarGrid(props: CalendarGridProps) {
  const { label, weeks, cursor, today, month, viewer, onMove, onOpen } = props
  const table = useRef<HTMLTableElement>(null)
  /** The day that a key led to. It has the focus as soon as the grid shows it. */
  const wanted = useRef<PlainDate | null>(null)
  useLayoutEffect(() => {
    if (wanted.current !== cursor) return
    wanted.current = null
    table.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus()
  }, [cursor])
  const press = (event: KeyboardEvent) => {
    const date = wanted.current ?? dateOf(event.target)
    if (!date || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onOpen()
      return
    }
    const first = weeks[0]?.[0]?.date ?? date
    const next = dateByKey(event.key, date, ((daysBetween(first, date) % 7) + 7) % 7)
    if (next === null) return
    event.preventDefault()
    wanted.current = next
    onMove(next)
  }
  return (
    <GridTable
      ref={table}
      role="grid"
      aria-label={label}
      tall={weeks.length === 1}
      onKeyDown={press}
      onClick={({ target }) => {
        const date = dateOf(target)
        if (date) onMove(date)
      }}
    >
      <thead>
        <tr>
          {weeks[0]?.map(({ date }) => (
            <th key={date} scope="col" abbr={formatWeekday(date, viewer.locale)}>
              {formatShortWeekday(date, viewer.locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {/* Places keep their elements from month to month: changing what they say costs half of making new ones. */}
        {weeks.map((days, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place
          <tr key={row}>
            {days.map((day, column) => (
              <Day
                // biome-ignore lint/suspicious/noArrayIndexKey: so is a cell
                key={column}
                day={day}
                isCursor={day.date === cursor}
                isToday={day.date === today}
                isOutside={month !== null && !day.date.startsWith(month)}
                shown={weeks.length === 1 ? day.marks.length : 2}
                weekday={weeks.length === 1 ? formatShortWeekday(day.date, viewer.locale) : null}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </GridTable>
  )
}

type DayProps = {
  day: DayModel
  isCursor: boolean
  isToday: boolean
  isOutside: boolean
  shown: number
  /** A phone shows the days of one week under another, without a row of weekdays. */
  weekday: string | null
}

/** A phone shows the short one. */
const Both = ({ text, short }: { text: string; short: string }) => (
  <>
    <span className="long">{text}</span>
    <span className="short">{short}</span>
  </>
)

/** An event carries the colour that its owner gave it at its edge, and so does the viewer's own time of a connected calendar. */
const markClass = ({ tone, open, event, entry }: DayMark): string => {
  if (entry) return 'mark event own'
  if (event) return 'mark event'
  return open ? `mark ${tone} open` : `mark ${tone}`
}

/** Elements are plain and get their look from the table, because a month has hundreds of them. */
const Day = memo(function Day({ day, isCursor, isToday, isOutside, shown, weekday }: DayProps) {
  const { date, number, label, marks, bands } = day
  const more = marks.length - shown
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is the cell of a grid, whose keys work on it
      role="gridcell"
      data-date={date}
      data-outside={isOutside || undefined}
      aria-label={label}
      aria-selected={isCursor}
      {...(isToday && { 'aria-current': 'date' as const })}
      tabIndex={isCursor ? 0 : -1}
    >
      {/* Bands lie at the foot of the cell, which is as high as the fullest one of its row. */}
      <div className="day" aria-hidden="true" style={{ paddingBottom: `calc(${bands.length} * var(--band))` }}>
        <div className="head">
          {weekday && <span className="weekday">{weekday}</span>}
          <span className="number">{number}</span>
          {more > 0 && <span className="more">+{more}</span>}
        </div>
        <div className="marks">
          {marks.slice(0, shown).map((mark, at) => {
            const timed = mark.event ?? mark.entry
            return (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: so is a line of a cell
                key={at}
                className={markClass(mark)}
                {...(timed && { style: { borderInlineStartColor: eventColour(timed.colour) } })}
              >
                {/* A week has room for the times of an event. */}
                {timed && weekday !== null ? mark.label : mark.text}
              </span>
            )
          })}
        </div>
        <div className="bands">
          {bands.map(({ key, who, parts }) => (
            <div key={key} className="band">
              {who && <span className="who">{who.slice(0, 1)}</span>}
              {parts.map(({ side, text, short, weight }, index) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a day follow one another
                  key={index}
                  className={`part ${side ?? 'nobody'}`}
                  style={{ flexGrow: weight }}
                >
                  {short === text ? text : <Both text={text} short={short} />}
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </td>
  )
})
