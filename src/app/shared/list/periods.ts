import { addDays, type PlainDate } from '#domain/time.ts'

const names = ['thisYear', 'lastMonth'] as const
export type PeriodName = (typeof names)[number]
export type Period = { readonly from: string; readonly to: string }

const firstOfMonth = (day: PlainDate): PlainDate => `${day.slice(0, 7)}-01`

/** Gives the days of each period, both included. This year has no last day, so that a link to it goes on with the year. */
export function periodsOn(today: PlainDate): Record<PeriodName, Period> {
  const lastDay = addDays(firstOfMonth(today), -1)
  return {
    thisYear: { from: `${today.slice(0, 4)}-01-01`, to: '' },
    lastMonth: { from: firstOfMonth(lastDay), to: lastDay },
  }
}

/** Names the period that these days are; null for other days, `any` without days. */
export function periodOf({ from, to }: Period, today: PlainDate): PeriodName | 'any' | null {
  if (!from && !to) return 'any'
  const periods = periodsOn(today)
  return names.find((name) => periods[name].from === from && periods[name].to === to) ?? null
}

export type PeriodTexts = Record<PeriodName | 'any' | 'chosen', string>

/** Lists the choices of a select: other days are a choice of their own while they are chosen. */
export function periodChoice(days: Period, today: PlainDate, texts: PeriodTexts) {
  const value = periodOf(days, today) ?? 'chosen'
  const shown = ['any', ...names, ...(value === 'chosen' ? (['chosen'] as const) : [])] as const
  const periods = periodsOn(today)
  return {
    value,
    options: shown.map((name) => ({ value: name, label: texts[name] })),
    /** Gives the days of a choice; undefined leaves them as they are. */
    daysOf: (chosen: string): Period | undefined => {
      if (chosen === 'any') return { from: '', to: '' }
      const name = names.find((known) => known === chosen)
      return name && periods[name]
    },
  }
}
