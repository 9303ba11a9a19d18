import type { ChangeRequestDto, ChangeRequestStatus } from '#contract/calendar/change-requests.ts'

type Asked = Pick<ChangeRequestDto, 'id' | 'times' | 'childIds' | 'expiresAt'>

/** Holds what the server acknowledged: requests that were asked, and how each was ended by a person. */
export const openCalendarLedger = (acknowledged: (count: number) => void) => {
  const asked = new Map<string, Asked>()
  const ended = new Map<string, ChangeRequestStatus[]>()
  let [count, refused] = [0, 0]
  const note = () => {
    count += 1
    acknowledged(count)
  }
  return {
    asked,
    ended,
    ask: ({ id, times, childIds, expiresAt }: ChangeRequestDto): void => {
      asked.set(id, { id, times, childIds, expiresAt })
      note()
    },
    end: ({ id, status }: Pick<ChangeRequestDto, 'id' | 'status'>): void => {
      ended.set(id, [...(ended.get(id) ?? []), status])
      note()
    },
    /** The other parent, another device or the clock was faster. */
    refuse: (): void => {
      refused += 1
    },
    refusals: () => refused,
  }
}
export type CalendarLedger = ReturnType<typeof openCalendarLedger>
