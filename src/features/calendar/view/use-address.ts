import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { storedText } from '#src/app/shared/session/stored-text.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { addressFrom, type CalendarAddress } from './calendar-address.ts'

/** The specification names this key of the session. */
const viewKey = 'calendarView'

/** Gives what the address shows and changes it. The view that a person used last is kept. */
export function useAddress() {
  const search = useSearch({ from: '/_authed/calendar/' })
  const navigate = useNavigate()
  const { today } = useViewer()
  const [kept] = useState(() => storedText(viewKey))
  const address = addressFrom(search, kept, today)
  const change = useCallback(
    ({ view, date, search }: CalendarAddress) => {
      localStorage.setItem(viewKey, view)
      void navigate({
        to: '/calendar',
        search: { view, date, search: search || undefined },
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
  return { address, change }
}
