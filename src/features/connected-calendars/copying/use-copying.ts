import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { calendarFileRoutes } from '#contract/connected-calendars/calendar-files.ts'
import type { ConnectedCalendarDto } from '#contract/connected-calendars/connected-calendars.ts'
import { limits } from '#contract/limits.ts'
import { addDays } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { createCommandSender } from '#src/app/shared/lifecycle/command-sender.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { connectedEntriesQuery } from '../connected.queries.ts'
import { type Candidate, candidatesOf } from './copy.model.ts'

/** The source that is no connected calendar. */
export const fromFile = 'file'

/** Reads a chosen file on the server, by the rules for connected calendars. */
function useFile() {
  const { client } = useApp()
  const [send] = useState(() => createCommandSender(client))
  return useMutation({
    mutationFn: (file: File) =>
      send(calendarFileRoutes.readFile, {}, { bytes: file, identity: [file.name, file.size, file.lastModified] }),
  })
}

/** Names the calendar from which somebody came, and the entry by its beginning and its name there. */
export type Came = {
  readonly from: string | undefined
  readonly at: string | undefined
  readonly uid: string | undefined
}
type Wanted = {
  readonly calendars: readonly ConnectedCalendarDto[]
  readonly came: Came
  readonly accepts: (candidate: Candidate) => boolean
}

/** Keeps which source is looked at and which of its entries are chosen. */
export function useCopying({ calendars, came, accepts }: Wanted) {
  const { client, serverClock } = useApp()
  const { calendarCopies } = useI18nContext().LL
  const { today, family } = useViewer()
  const [source, setSource] = useState(
    () => (calendars.find(({ id }) => id === came.from) ?? (came.from === fromFile ? undefined : calendars[0]))?.id,
  )
  /** Null means that nobody has chosen yet, so the entry from which somebody came is. */
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  const days = { from: today, to: addDays(today, limits.connectedFetch.daysAhead) }
  const connected = useQuery({ ...connectedEntriesQuery(client, days), enabled: source !== undefined })
  const file = useFile()
  const items =
    source === undefined ? file.data?.items : connected.data?.items.filter((one) => one.calendarId === source)
  const untitled = calendarCopies.untitled()
  const candidates = useMemo(
    () => candidatesOf(items ?? [], { zone: family.timeZone, now: serverClock.now(), untitled }).filter(accepts),
    [items, family.timeZone, serverClock, untitled, accepts],
  )
  // Others begin at the same time, and where several have the same name, too, none is chosen for somebody.
  const [cameFrom, ...more] = candidates.filter(({ entry }) => entry.from === came.at && entry.uid === came.uid)
  const first = more.length === 0 ? cameFrom?.key : undefined
  const isChosen = ({ key }: Candidate) => (picked ? picked.has(key) : key === first)
  const chosen = candidates.filter(isChosen)
  const choose = (keys: readonly string[]) => setPicked(new Set(keys))
  return {
    calendars,
    source: source ?? fromFile,
    change: (next: string) => {
      setSource(next === fromFile ? undefined : next)
      choose([])
      file.reset()
    },
    file,
    read: (one: File) => {
      choose([])
      file.mutate(one)
    },
    connected,
    /** Null while nothing was read. */
    candidates: items ? candidates : null,
    chosen,
    isChosen,
    toggle: ({ key }: Candidate) => {
      const keys = chosen.map((one) => one.key)
      choose(keys.includes(key) ? keys.filter((known) => known !== key) : [...keys, key])
    },
    choose,
  }
}
export type Copying = ReturnType<typeof useCopying>
