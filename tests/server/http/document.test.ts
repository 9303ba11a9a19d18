import { beforeAll, expect, test } from 'vitest'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { fileRoutes } from '#contract/files/files.ts'
import { sessionRoutes } from '#contract/session.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'

let on: TestApp
beforeAll(async () => {
  on = await sharedApp()
})

type Operation = { summary: string; security: object[]; requestBody?: object; responses: Record<string, object> }
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

const document = async () => (await on.anyone().request({ url: '/pub/v1/openapi.json' })).body as Document
const described = (path: string) => path.replace(/:(\w+)/g, '{$1}')

test('every contract route is described as it is bound', async () => {
  const { openapi, paths } = await document()
  expect(openapi).toBe('3.1.0')
  for (const route of [
    ...Object.values(expenseRoutes),
    ...Object.values(fileRoutes),
    ...Object.values(sessionRoutes),
  ]) {
    const operation = paths[described(route.path)]?.[route.method.toLowerCase()]
    expect(operation, route.path).toMatchObject({ summary: route.summary })
    expect(Object.keys(operation?.responses ?? {}).sort()).toEqual([String('ok' in route ? route.ok : 200), 'default'])
    expect(operation?.security).toEqual(route.access === 'none' ? [] : [{ [route.access]: [] }])
    expect('requestBody' in (operation ?? {})).toBe('body' in route)
  }
})

test('the page for reading runs no script and carries no style of its own', async () => {
  const page = await on.anyone().request({ url: '/pub/v1/docs' })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.text).toContain('POST /pub/v1/expenses/{id}/events')
  expect(page.text).not.toMatch(/<script|<style|style=| on\w+=/)
})
