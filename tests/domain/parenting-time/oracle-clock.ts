// Tells wall times by Intl alone, a quarter of an hour at a time. No zone changes its clocks at another minute.

export const minuteMs = 60_000
export const dayMs = 1440 * minuteMs
const quarterMs = 15 * minuteMs

export type WallClock = (epoch: number) => { readonly date: string; readonly minute: number }

/** Returns a clock that knows every quarter of an hour from `from` to `until`. */
export function wallClock(zone: string, from: number, until: number): WallClock {
  const two = '2-digit'
  const format = new Intl.DateTimeFormat('sv-SE', {
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    timeZone: zone,
  })
  const count = Math.ceil((until - from) / quarterMs) + 1
  const dates: string[] = []
  const minutes = new Int32Array(count)
  for (let index = 0; index < count; index += 1) {
    const text = format.format(from + index * quarterMs)
    dates.push(text.slice(0, 10))
    minutes[index] = Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16))
  }
  return (epoch) => {
    const index = Math.floor((epoch - from) / quarterMs)
    const rest = (epoch - from - index * quarterMs) / minuteMs
    return { date: dates[index] ?? '', minute: (minutes[index] ?? 0) + rest }
  }
}

const clocks = new Map<string, WallClock>()

/** Clocks are kept, because tests of one zone ask for the same years. */
export function knownClock(zone: string, from: number, until: number): WallClock {
  const key = `${zone} ${from} ${until}`
  const known = clocks.get(key) ?? wallClock(zone, from, until)
  clocks.set(key, known)
  return known
}

export const utc = (date: string): number => Date.parse(`${date}T00:00Z`)
export const plusDays = (date: string, days: number): string =>
  new Date(utc(date) + days * dayMs).toISOString().slice(0, 10)
export const weekday = (date: string): number => new Date(utc(date)).getUTCDay()
