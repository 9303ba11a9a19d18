import { useI18nContext } from '#i18n/i18n-react.tsx'

/** Names days beside the holiday's date: "The day before", "3 days after". `chosen` is offered, however far away it is. */
export function useDayChoices() {
  const { offset } = useI18nContext().LL.holidays
  const labelOf = (days: number): string => {
    if (days === 0) return offset.same()
    return days < 0 ? offset.before({ count: -days }) : offset.after({ count: days })
  }
  return (first: number, last: number, chosen: string) => {
    const near = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    return [...new Set([...near, Number(chosen)])]
      .toSorted((one, other) => one - other)
      .map((days) => ({ value: String(days), label: labelOf(days) }))
  }
}
