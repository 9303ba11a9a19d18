import { useMemo, useState } from 'react'
import type { Chart } from '#machines/charts.ts'
import { leafOf } from '#machines/shared/decide.ts'
import { type Attempt, peopleOf } from '#machines/walk/matrix.ts'
import type { Shown } from '../shown.ts'
import { beginsOf, openTo, type Pressed, press, withFacts } from './press.model.ts'

type Trail = { readonly before: readonly Pressed[]; readonly now: Pressed }

/** Holds an interactive run of a chart: the person, the current state and the events sent so far. */
export function usePress(chart: Chart) {
  const begins = useMemo(() => beginsOf(chart), [chart])
  const people = peopleOf(chart)
  const [who, setWho] = useState(people[0] ?? '')
  const [begin, setBegin] = useState(0)
  const [amount, setAmount] = useState<number>()
  const trailTo = (index: number): Trail => {
    const chosen = begins[index]
    if (!chosen) throw new Error('a chart without a beginning')
    return { before: [], now: chosen.stand }
  }
  const [trail, setTrail] = useState(() => trailTo(0))
  const restart = (index: number) => {
    setBegin(index)
    setTrail(trailTo(index))
  }
  return {
    begins,
    begin,
    people,
    who,
    setWho,
    amount,
    setAmount,
    now: trail.now,
    trail: [...trail.before, trail.now],
    restart,
    send: (attempt: Attempt) => {
      const next = press(chart, trail.now, attempt, who)
      if (next) setTrail({ before: [...trail.before, trail.now], now: next })
    },
    undo: () => {
      const last = trail.before.at(-1)
      if (last) setTrail({ before: trail.before.slice(0, -1), now: last })
    },
    setFacts: (facts: object) => setTrail({ ...trail, now: withFacts(chart, trail.now, facts) }),
    shown: {
      leaf: leafOf(trail.now.at.value),
      taken: [...trail.before, trail.now].flatMap(({ covers }) => covers),
      open: openTo(chart, trail.now, who),
    } satisfies Shown,
  }
}
export type Press = ReturnType<typeof usePress>
