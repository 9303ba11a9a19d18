import { useMemo, useState } from 'react'
import type { Chart } from '#machines/charts.ts'
import { leafOf } from '#machines/shared/decide.ts'
import { pathsOf, type Stand, standsOf } from '#machines/walk/chart-walk.ts'
import type { Shown } from './shown.ts'

const begun = { path: 0, step: 0 }

/** One path of a chart, a step at a time; the paths are computed when they are first looked at. */
export function usePath(chart: Chart, wanted: boolean) {
  const paths = useMemo(() => (wanted ? pathsOf(chart) : []), [chart, wanted])
  const [place, setPlace] = useState(begun)
  const path = paths[place.path]
  const stands = useMemo(() => (path ? standsOf(chart, path) : []), [chart, path])
  const at = stands[place.step]?.at
  const goTo = (step: number) => path && setPlace({ ...place, step: Math.min(path.steps.length, Math.max(0, step)) })
  return {
    paths,
    path,
    number: place.path,
    step: place.step,
    at,
    choose: (number: number) => setPlace({ path: number, step: 0 }),
    goTo,
    shown: at && shownOn(stands.slice(0, place.step + 1), leafOf(at.value)),
  }
}
export type PathWalk = ReturnType<typeof usePath>

/** Every transition driven so far is pointed out; nothing is open, since nobody presses. */
const shownOn = (stands: readonly Stand[], leaf: string): Shown => ({
  leaf,
  taken: stands.flatMap(({ covers }) => covers),
  open: [],
})
