import { type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

/** Another area's: the route brings it. */
export type CategoryMaker = ComponentType<{ onClose: () => void; onMade: (id: string) => void }>

type NewCategory = {
  /** Undefined where none can be made. */
  readonly begin: (() => void) | undefined
  /** Stands beside the form, not in it: it has a form of its own. */
  readonly dialog: ReactNode
}

/** A category made without leaving the form; chosen once it is among the choices. `choose` must be stable. */
export function useNewCategory(
  MakeCategory: CategoryMaker | undefined,
  { family }: Viewer,
  choose: (id: string) => void,
): NewCategory {
  const [making, setMaking] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const isThere = made !== null && family.categories.some(({ id }) => id === made)
  useEffect(() => {
    if (!isThere) return
    choose(made)
    setMade(null)
  }, [isThere, made, choose])
  const begin = useCallback(() => setMaking(true), [])
  const close = () => setMaking(false)
  const done = (id: string) => {
    setMade(id)
    close()
  }
  return {
    begin: MakeCategory && begin,
    dialog: MakeCategory && making && (
      <Suspense>
        <MakeCategory onClose={close} onMade={done} />
      </Suspense>
    ),
  }
}
