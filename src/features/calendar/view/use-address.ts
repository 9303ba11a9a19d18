import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { type CalendarView, calendarViewRoutes } from '#contract/calendar/calendar-view.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { storedText } from '#src/app/shared/session/stored-text.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { addressFrom, type CalendarAddress } from './calendar-address.ts'

/** The specification names this key of the session. */
const viewKey = 'calendarView'

/** Keeps a view in this browser at once, and for the person's other devices as soon as there is a connection. */
function useKeptView() {
  const { mutate } = useCommand(calendarViewRoutes.keep, { networkMode: 'online', scope: { id: viewKey } })
  return useCallback(
    (calendarView: CalendarView) => {
      if (storedText(viewKey) === calendarView) return
      localStorage.setItem(viewKey, calendarView)
      mutate({ body: { calendarView } })
    },
    [mutate],
  )
}

/** Gives what the address shows and changes it. The view that a person used last is kept. */
export function useAddress() {
  const search = useSearch({ from: '/_authed/calendar/' })
  const navigate = useNavigate()
  const { today } = useViewer()
  const keepView = useKeptView()
  const [kept] = useState(() => storedText(viewKey))
  const address = addressFrom(search, kept, today)
  const change = useCallback(
    ({ view, date, search }: CalendarAddress) => {
      keepView(view)
      void navigate({
        to: '/calendar',
        search: { view, date, search: search || undefined },
        replace: true,
        resetScroll: false,
      })
    },
    [navigate, keepView],
  )
  return { address, change }
}
