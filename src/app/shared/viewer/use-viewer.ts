import { useMemo } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '../app-context.ts'
import { useFamily } from '../data/family.ts'
import { useToday } from '../use-today.ts'
import { type Viewer, viewerOf } from './viewer.ts'

/** Gives the signed-in person as a viewer: who "you" is, and how amounts and times are formatted for them. */
export function useViewer(): Viewer {
  const { serverClock } = useApp()
  const { locale } = useI18nContext()
  const family = useFamily()
  const today = useToday(family.timeZone)
  return useMemo(() => viewerOf(family, locale, serverClock.now(), today), [family, locale, serverClock, today])
}
