import { chakra } from '@chakra-ui/react/styled-system'
import IconCalendarSearch from '@tabler/icons-react/dist/esm/icons/IconCalendarSearch.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { type ReactNode, useState } from 'react'
import { calendarViews } from '#contract/calendar/calendar-view.ts'
import { earliestDate, isDate, type PlainDate } from '#domain/time.ts'
import { formatMonth } from '#domain/time-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { type CalendarAddress, dateBeside } from './calendar-address.ts'
import { weekOf } from './calendar-days.ts'

/** On a phone it is two rows: the time that is shown with what changes it, then the views with what acts. */
const Bar = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: 'u1', sm: 'u1.5' },
    rowGap: { base: 'u1', sm: 'u1.5' },
    mb: { base: 'u2', md: 'u3' },
  },
})
/** It has a row of its own, because beside the heading it would push the buttons to the next one. */
const Note = chakra('p', { base: { flex: '1 0 100%', textStyle: 'secondary', color: 'fg.3', order: 1 } })
const Time = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flex: { base: '1 1 100%', sm: '0 1 auto' },
    columnGap: { sm: 'u1.5' },
    minW: '0',
    '& h1': {
      flex: { base: '1', sm: 'initial' },
      minW: '0',
      fontSize: { base: '1.25rem', sm: '1.5rem', md: '1.75rem' },
    },
  },
})
const Steps = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: '0',
    '& [data-variant]': { px: { base: 'u1', sm: 'u2' } },
  },
})
/**
 * The browser's own field: it opens the device's calendar, and its name is its label. A phone has no room for its text, so an
 * icon stands there and the field lies over it, unseen.
 */
const Jump = chakra('span', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    minW: { base: '44px', sm: '0' },
    height: { base: '44px', sm: '40px' },
    ms: { md: 'auto' },
    bg: 'bg.card',
    color: 'fg.2',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
    '& svg': { display: { sm: 'none' } },
    '& input': {
      position: { base: 'absolute', sm: 'static' },
      inset: '0',
      width: { base: 'full', sm: '8.5rem' },
      height: 'full',
      px: 'u1',
      bg: 'transparent',
      borderWidth: '0',
      outline: 'none',
      opacity: { base: '0', sm: '1' },
      cursor: 'pointer',
      textStyle: 'secondary',
    },
  },
})

type CalendarHeaderProps = {
  address: CalendarAddress
  firstDay: number
  viewer: Viewer
  onChange: (address: CalendarAddress) => void
  /** Tells whose clocks the page shows. */
  note: string | null
  children?: ReactNode
}

function titleOf({ view, date }: CalendarAddress, firstDay: number, viewer: Viewer): string {
  if (view === 'day') return viewer.longDate(date)
  if (view !== 'week') return formatMonth(date, viewer.locale)
  const days = weekOf(date, firstDay)
  return `${viewer.day(days[0] ?? date)} – ${viewer.day(days.at(-1) ?? date)}`
}

/** A press anywhere on the field opens the picker, because on a phone nothing else of it can be seen. */
function openPicker(field: HTMLInputElement): void {
  try {
    field.showPicker()
  } catch {
    // The browser has none, or shows it by itself.
  }
}

/**
 * Goes to the date that is chosen or typed. While somebody types, the field keeps what it has: a year is none yet after its first
 * digits, and the parts of a date are typed one by one.
 */
function JumpField({ date, label, onJump }: { date: PlainDate; label: string; onJump: (date: PlainDate) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (value: string) => {
    setTyped(value)
    if (isDate(value) && value >= earliestDate) onJump(value)
  }
  return (
    <Jump>
      <IconCalendarSearch size={20} stroke={1.75} aria-hidden />
      <input
        type="date"
        aria-label={label}
        title={label}
        value={typed ?? date}
        min={earliestDate}
        onClick={({ currentTarget }) => openPicker(currentTarget)}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped(null)}
      />
    </Jump>
  )
}

/** Names what is shown and leads to other times and views. */
export function CalendarHeader({ address, firstDay, viewer, onChange, note, children }: CalendarHeaderProps) {
  const { calendar } = useI18nContext().LL
  const { header, views } = calendar
  const { view, date } = address
  const go = (to: PlainDate) => onChange({ view, date: to })
  return (
    <Bar>
      <Time>
        <chakra.h1 textStyle="pageHeading" tabIndex={-1}>
          {titleOf(address, firstDay, viewer)}
        </chakra.h1>
        <Steps>
          <IconButton
            icon={IconChevronLeft}
            label={header.previous[view]()}
            onClick={() => go(dateBeside(address, -1))}
          />
          <IconButton icon={IconChevronRight} label={header.next[view]()} onClick={() => go(dateBeside(address, 1))} />
          <Button variant="tertiary" onClick={() => go(viewer.today)}>
            {header.today()}
          </Button>
        </Steps>
      </Time>
      <JumpField date={date} label={header.jump()} onJump={go} />
      <SegmentedControl
        label={header.view()}
        value={view}
        options={calendarViews.map((value) => ({ value, label: views[value]() }))}
        onChange={(next) => onChange({ view: next, date })}
      />
      {children}
      {note && <Note>{note}</Note>}
    </Bar>
  )
}
