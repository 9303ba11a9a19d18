import { type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

/** Another area owns this component; the route passes it in. */
export type CategoryMaker = ComponentType<{ onClose: () => void; onMade: (id: string) => void }>

type NewCategory = {
  /** Undefined where no category can be created. */
  readonly begin: (() => void) | undefined
  /** It is rendered next to the form and not inside it, because it has a form of its own. */
  readonly dialog: ReactNode
}

/** Creates a category without leaving the form and selects it once it is among the choices. `choose` must be stable. */
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
