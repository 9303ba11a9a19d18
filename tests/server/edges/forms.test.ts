import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiError } from '#contract/errors.ts'
import { familyDto, familyRoutes } from '#contract/families.ts'
import { type Viewer, viewerOf } from '#src/app/shared/viewer/viewer.ts'
import { forms } from '#tests/contract/edges/forms/index.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { ownChild } from '#tests/support/calendar/own-child.ts'
import type { TestAnswer } from '#tests/support/client.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
beforeAll(async () => {
  app = await testApp()
  return () => app.stop()
})

/** Reads the problems of a refusal by the form's names of its fields; the first of each field counts, as it does there. */
const problemsIn = ({ status, body }: TestAnswer, fieldOf: (path: string) => string): Record<string, string> => {
  if (status < 300) return {}
  const { exception, validationErrors } = z.parse(apiError, body)
  if (exception !== 'invalid') return { exception }
  const problems: Record<string, string> = {}
  for (const { field, code } of validationErrors) problems[fieldOf(field)] ??= code ?? ''
  return problems
}

describe.each(forms)('the server: $name', ({ route, edges, ownChild: hasOwnChild }) => {
  let on: Stage
  let viewer: Viewer
  beforeAll(async () => {
    on = await stage(app)
    const { body } = await (await app.as(on.sam.personId)).call(familyRoutes.current, {})
    viewer = viewerOf(z.parse(familyDto, body), 'en-US', app.clock.now())
  })

  test.each(edges)('$what', async ({ body, before, expected, refused, fieldOf }) => {
    const childId = hasOwnChild ? await ownChild(on) : ''
    const sam = await app.as(on.sam.personId)
    const send = (payload: object) =>
      sam.request({ method: route.method, url: route.path, payload }, { 'idempotency-key': crypto.randomUUID() })
    if (before) expect((await send(before(viewer, childId))).status).toBe(route.ok)
    const answer = await send(body(viewer, childId))
    expect(problemsIn(answer, (path) => fieldOf(path, viewer))).toEqual(refused ? { exception: refused } : expected)
  })
})
