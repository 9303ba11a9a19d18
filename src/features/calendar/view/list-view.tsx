import { chakra } from '@chakra-ui/react/styled-system'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useTyped } from '#src/app/shared/list/use-typed.ts'
import { SearchField } from '#src/ui/fields/search-field.tsx'
import type { CalendarAddress } from './calendar-address.ts'
import { DayList } from './day-list.tsx'
import { FoundEvents } from './found-events.tsx'
import type { ReadyCalendar } from './use-calendar.ts'

const Stack = chakra('div', { base: { display: 'grid', gap: 'u2', minW: '0' } })

type ListViewProps = {
  calendar: ReadyCalendar
  address: CalendarAddress
  onChange: (address: CalendarAddress) => void
}

/** Lists a month, or the events that were searched for. */
export function ListView({ calendar, address, onChange }: ListViewProps) {
  const { list } = useI18nContext().LL.calendar
  const { search = '' } = address
  const { typed, setTyped, handNow } = useTyped(search, (next) => onChange({ ...address, search: next }))
  return (
    <Stack>
      <chakra.form
        role="search"
        aria-label={list.search()}
        onSubmit={(event) => {
          event.preventDefault()
          handNow()
        }}
      >
        <SearchField
          label={list.search()}
          value={typed}
          maxLength={limits.search}
          onChange={({ target }) => setTyped(target.value)}
        />
      </chakra.form>
      {search ? (
        <FoundEvents calendar={calendar} search={search} />
      ) : (
        <DayList calendar={calendar} date={address.date} />
      )}
    </Stack>
  )
}
