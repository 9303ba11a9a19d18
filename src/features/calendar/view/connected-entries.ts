import type { CalendarColour } from '#contract/calendar/colours.ts'
import { type ConnectedEntryDto, connectedCalendarRoutes } from '#contract/connected-calendars/connected-calendars.ts'
import type { PlainDate } from '#domain/time.ts'
import type { Client } from '#src/api/client.ts'

/** A time of a connected calendar, with the name and the colour that its owner gave the calendar. */
export type ShownEntry = ConnectedEntryDto & { readonly calendar: string; readonly colour: CalendarColour }

/** Reads what the viewer's connected calendars have on some days. Who has connected none asks for no times. */
export async function connectedEntries(
  { call }: Pick<Client, 'call'>,
  days: { readonly from: PlainDate; readonly to: PlainDate },
  signal: AbortSignal,
): Promise<readonly ShownEntry[]> {
  const { items: calendars } = await call(connectedCalendarRoutes.list, {}, { signal })
  if (calendars.length === 0) return []
  const known = new Map(calendars.map(({ id, name, colour }) => [id, { calendar: name, colour }]))
  const { items } = await call(connectedCalendarRoutes.entries, { query: days }, { signal })
  return items.flatMap((entry) => {
    const shown = known.get(entry.calendarId)
    return shown ? [{ ...entry, ...shown }] : []
  })
}
