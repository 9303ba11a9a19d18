import { chakra } from '@chakra-ui/react/styled-system'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import { earliestDate, isDate, type PlainDate } from '#domain/time.ts'
import { formatMonth } from '#domain/time-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { type CalendarAddress, calendarViews, dateBeside } from './calendar-address.ts'
import { weekOf } from './calendar-days.ts'

const Bar = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 'u1.5',
    rowGap: 'u1.5',
    mb: { base: 'u2', md: 'u3' },
  },
})
/** It has a row of its own, because beside the heading it would push the buttons to the next one. */
const Note = chakra('p', { base: { flex: '1 0 100%', textStyle: 'secondary', color: 'fg.3', order: 1 } })
const Steps = chakra('div', { base: { display: 'flex', alignItems: 'center' } })
/** The browser's own field: it opens the device's calendar, and its name is its label. */
const Jump = chakra('input', {
  base: {
    height: { base: '44px', sm: '40px' },
    px: 'u1',
    maxW: '9rem',
    ms: { md: 'auto' },
    bg: 'bg.card',
    color: 'fg.2',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    textStyle: 'secondary',
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

/** Names what is shown and leads to other times and views. */
export function CalendarHeader({ address, firstDay, viewer, onChange, note, children }: CalendarHeaderProps) {
  const { calendar } = useI18nContext().LL
  const { header, views } = calendar
  const { view, date } = address
  const go = (to: PlainDate) => onChange({ view, date: to })
  return (
    <Bar>
      <chakra.div minW="0">
        <chakra.h1 textStyle="pageHeading" tabIndex={-1}>
          {titleOf(address, firstDay, viewer)}
        </chakra.h1>
      </chakra.div>
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
      <Jump
        type="date"
        aria-label={header.jump()}
        title={header.jump()}
        value={date}
        min={earliestDate}
        onChange={({ target }) => isDate(target.value) && target.value >= earliestDate && go(target.value)}
      />
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
