import { useMemo } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { travelling } from './both-times.ts'

/** Returns the viewer, who is told moments by the clocks where they are too when those differ from the family's. */
export function useTraveller(): Viewer {
  const { day } = useI18nContext().LL.calendar
  const viewer = useViewer()
  return useMemo(() => travelling(viewer, day), [viewer, day])
}
