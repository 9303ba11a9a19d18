import { useMemo, useState } from 'react'
import type { Chart } from '#machines/charts.ts'
import { leafOf } from '#machines/shared/decide.ts'
import { pathsOf, positionsOf, type WalkPosition } from '#machines/walk/chart-walk.ts'
import type { Shown } from './shown.ts'

const begun = { path: 0, step: 0 }

/** Walks one path of a chart step by step; paths are computed on first use, because that takes time. */
export function usePath(chart: Chart, wanted: boolean) {
  const paths = useMemo(() => (wanted ? pathsOf(chart) : []), [chart, wanted])
  const [place, setPlace] = useState(begun)
  const path = paths[place.path]
  const stands = useMemo(() => (path ? positionsOf(chart, path) : []), [chart, path])
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

/** Highlights every transition taken so far; `open` is empty because nobody can send events here. */
const shownOn = (stands: readonly WalkPosition[], leaf: string): Shown => ({
  leaf,
  taken: stands.flatMap(({ covers }) => covers),
  open: [],
})
