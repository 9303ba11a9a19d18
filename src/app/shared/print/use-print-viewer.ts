import { useMemo } from 'react'
import { formatInstant, type Instant } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useFamily } from '#src/app/shared/data/family.ts'
import { useToday } from '#src/app/shared/use-today.ts'
import { type Viewer, viewerOf } from '#src/app/shared/viewer/viewer.ts'

/**
 * Others read a print, perhaps years later: it names everybody in full, says "you" to nobody, and gives every date its year.
 */
export function usePrintViewer(): Viewer {
  const { serverClock } = useApp()
  const { locale } = useI18nContext()
  const family = useFamily()
  const today = useToday(family.timeZone)
  return useMemo(() => {
    const viewer = viewerOf({ ...family, mode: 'viewing' }, locale, serverClock.now(), today)
    const instant = (at: Instant) => formatInstant(at, family.timeZone, locale, 'short')
    const names = new Map(family.members.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]))
    return { ...viewer, nameOf: (personId) => names.get(personId) ?? '', day: viewer.date, instant }
  }, [family, locale, serverClock, today])
}
