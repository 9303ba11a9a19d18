import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { charts } from '#machines/charts.ts'
import { leavesOf, metaOfLeaf } from '#machines/shared/decide.ts'
import { edgesOf, shortName } from '#machines/walk/edges.ts'
import { type Box, diagramOf } from '#src/features/dev/machines/drawing/diagram.ts'
import { idOf, statesOf } from '#src/features/dev/machines/drawing/notes.ts'
import { openInternal } from './internal.ts'

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

describe.each(Object.entries(charts))('%s', (name, { machine }) => {
  const edges = edgesOf(machine)

  test('the page draws each state once, in its tone, and each transition with who and what else must hold', async () => {
    await openInternal(`/app/dev/machines/${name}`)
    const drawing = await screen.findByRole('img', { name: new RegExp(`^Drawing of the chart ${name}`) })
    const drawn = [...drawing.querySelectorAll('[data-state]')].map((state) => state.getAttribute('data-state'))
    expect(drawn.sort()).toEqual(statesOf(machine).map(idOf).sort())
    for (const leaf of leavesOf(machine))
      expect(drawing.querySelector(`[data-state="${leaf}"]`)?.getAttribute('data-tone')).toBe(
        metaOfLeaf(machine, leaf).tone,
      )
    const text = drawing.textContent ?? ''
    for (const { event, guard } of edges) {
      expect(text).toContain(shortName(event))
      for (const part of guard.split(/ and | or /)) expect(text).toContain(part.replace(/^by /, ''))
    }
  })

  test('no transition is left out, and none is told twice', () => {
    const ids = edges.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const { arrows, boxes } = diagramOf(machine, () => [])
    const lines = [...arrows, ...boxes].flatMap((drawn) => drawn.lines)
    expect(lines.flatMap(({ edge }) => edge ?? []).sort()).toEqual(ids.sort())
  })

  test('nothing lies on anything else, and a group holds what is inside it', () => {
    const { boxes } = diagramOf(machine, () => ['A label that is rather long'])
    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        const inside = box.kind === 'group' && other.id.startsWith(box.id)
        expect(inside ? holds(box, other) : !overlap(box, other), `${box.id} and ${other.id}`).toBe(true)
      }
  })

  test('the same chart is the same drawing', () => {
    expect(diagramOf(machine, () => [])).toEqual(diagramOf(machine, () => []))
  })
})

test('each chart is listed, small, and opens', async () => {
  await openInternal('/app/dev/machines')
  for (const name of Object.keys(charts)) {
    const link = await screen.findByRole('link', { name })
    expect(link.getAttribute('href')).toBe(`/app/dev/machines/${name}`)
  }
  expect(document.querySelectorAll('svg [data-state]')).toHaveLength(
    Object.values(charts).flatMap(({ machine }) => statesOf(machine)).length,
  )
})
