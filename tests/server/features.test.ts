import { expect, test } from 'vitest'
import { areas } from '#contract/areas.ts'
import { features } from '#server/features/features.ts'

test('each area of the contract is declared by one feature, and each topic and kind of notice by one area', () => {
  const declared = features.flatMap(({ area }) => area ?? [])
  expect(declared).toHaveLength(areas.length)
  expect(declared).toEqual(expect.arrayContaining([...areas]))
  const once = (names: readonly string[]) => expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  once(declared.map(({ name }) => name))
  once(declared.flatMap(({ topics = [] }) => topics))
  once(declared.flatMap(({ notices = {} }) => Object.keys(notices)))
  once(declared.flatMap(({ noticeEntities = [] }) => noticeEntities))
})

test('a feature has the name of its area, and gives subjects of its own notices only', () => {
  for (const { name, area, noticeSubjects = {} } of features) {
    expect(area?.name ?? name).toBe(name)
    expect(area?.noticeEntities ?? []).toEqual(expect.arrayContaining(Object.keys(noticeSubjects)))
  }
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
