import { expect, test } from 'vitest'
import { liveChangeDto } from '#contract/live.ts'
import { noticeEntities, noticeKinds } from '#contract/notices.ts'
import { features } from '#server/features/features.ts'

const declaredOnce = (declared: readonly string[], all: readonly string[]) =>
  expect(declared.toSorted()).toEqual(all.toSorted())

test('each kind of notice, what notices are about and each live topic belongs to one feature', () => {
  const kinds = features.flatMap(({ notices }) => Object.entries(notices?.kinds ?? {}))
  declaredOnce(
    kinds.map(([kind]) => kind),
    Object.keys(noticeKinds),
  )
  expect(Object.fromEntries(kinds)).toEqual(noticeKinds)
  const subjects = features.flatMap(({ notices }) => Object.keys(notices?.subjects ?? {}))
  expect(noticeEntities).toEqual(expect.arrayContaining(subjects))
  expect(new Set(subjects).size).toBe(subjects.length)
  declaredOnce(
    features.flatMap(({ topics }) => topics ?? []),
    liveChangeDto.shape.topic.options,
  )
})

test('a feature depends on features of the list, without circles', () => {
  const dependencies = new Map(features.map(({ name, dependsOn }) => [name, dependsOn]))
  const visit = (name: string, path: readonly string[]): void => {
    expect(path).not.toContain(name)
    const next = dependencies.get(name)
    expect(next, name).toBeDefined()
    for (const other of next ?? []) visit(other, [...path, name])
  }
  for (const { name } of features) visit(name, [])
})
