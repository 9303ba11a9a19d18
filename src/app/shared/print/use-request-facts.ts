import { useState } from 'react'
import { formatInstant } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useFamily } from '#src/app/shared/data/family.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { PrintFact } from './print-facts.tsx'

/** Gives the facts that a print needs as evidence: the family, who requested it, and when. */
export function useRequestFacts(viewer: Viewer): Record<'family' | 'requester' | 'made', PrintFact> {
  const { serverClock } = useApp()
  const { mode } = useFamily()
  const { LL } = useI18nContext()
  const [made] = useState(() => serverClock.now())
  const { print } = LL.common
  const [name, other] = [viewer.nameOf(viewer.viewpoint), otherParentOf(viewer)]
  return {
    family: { term: print.family(), value: other ? print.names({ a: name, b: other }) : name },
    requester: { term: print.asked(), value: mode === 'self' ? print.own({ name }) : print.viewing({ name }) },
    made: { term: print.made(), value: formatInstant(made, viewer.family.timeZone, viewer.locale, 'long') },
  }
}
