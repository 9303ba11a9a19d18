import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { familyRoutes } from '#contract/families.ts'
import { recordContradictions } from '#server/service-log/recount/contradictions.ts'
import { signerOf } from '#server/service-log/signer.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

test('health: the process and its database answer', async () => {
  expect(await on.anyone().request({ url: '/healthz' })).toMatchObject({ status: 200, body: { status: 'ok' } })
})

describe('the record in health and metrics', () => {
  const states = async () => {
    const { body } = await on.anyone().request({ url: '/healthz' })
    const { text } = await on.anyone().request({ url: '/metrics' })
    return [body, /^record_contradictions (.+)$/m.exec(text)?.[1], /^record_signed_seconds (.+)$/m.exec(text)?.[1]]
  }

  test('is late until it was signed, then anchored, then late again', async () => {
    expect(await states()).toEqual([{ status: 'ok', record: 'late', jobs: 'ok' }, '0', 'Nan'])
    const folder = await mkdtemp(join(tmpdir(), 'evenhand-health-'))
    const { scopes, historyKey: key } = on.deps
    await signerOf({ scopes, key, folder, host: 'evenhand.test' }).sign(on.clock.now())
    expect(await states()).toEqual([{ status: 'ok', record: 'anchored', jobs: 'ok' }, '0', '0'])
    on.clock.forward(181_000)
    expect(await states()).toEqual([{ status: 'ok', record: 'late', jobs: 'ok' }, '0', '181'])
    await rm(folder, { recursive: true })
  })

  test('is contradicted, and the service goes on', async () => {
    await on.deps.scopes.asSigner((tx) =>
      recordContradictions(tx, 1, on.clock.now(), [{ why: 'databaseBehind' }, { why: 'databaseBehind' }]),
    )
    expect((await states()).slice(0, 2)).toEqual([{ status: 'ok', record: 'contradicted', jobs: 'ok' }, '1'])
  })
})

test('metrics name routes, never whom or what', async () => {
  const { dana } = await cast(on)
  await (await on.as(dana)).call(familyRoutes.current, {})
  await on.anyone().request({ url: '/pub/v1/history/0e8d2a52-0a6f-4f2e-8f1a-000000000000' })
  const { text } = await on.anyone().request({ url: '/metrics' })
  expect(text).toContain('http_request_seconds_count{method="GET",route="/pub/v1/family",status="200"} 1')
  expect(text).toContain('route="/pub/v1/history/:id",status="401"')
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
})

test('metrics are for the inside', async () => {
  const answer = await on.anyone().request({ url: '/metrics', remoteAddress: '203.0.113.7' })
  expect(answer).toMatchObject({ status: 404, body: { exception: 'notFound' } })
})

const metricsFor = async (app: OwnApp, remoteAddress: string, forwardedFor?: string) => {
  const answer = await app.anyone().request({ url: '/metrics', remoteAddress }, { 'x-forwarded-for': forwardedFor })
  return answer.status
}

test('without known proxies nobody is believed, and only this machine reads metrics', async () => {
  expect([
    await metricsFor(on, '127.0.0.1'),
    await metricsFor(on, '::1'),
    await metricsFor(on, '::ffff:127.0.0.1'),
    await metricsFor(on, '10.0.0.9'),
    await metricsFor(on, '203.0.113.7', '127.0.0.1'),
    await metricsFor(on, '127.0.0.1', '203.0.113.7'),
    await metricsFor(on, '127.0.0.1', '127.0.0.1'),
  ]).toEqual([200, 200, 200, 404, 404, 404, 404])
})

test('a known proxy is believed, and private networks read metrics', async () => {
  const behind = await testApp({ beside: on, env: { TRUSTED_PROXIES: '10.0.0.0/8, fd00::1' } })
  expect([
    await metricsFor(behind, '10.0.0.9', '203.0.113.7'),
    await metricsFor(behind, '10.0.0.9', '10.0.0.7'),
    await metricsFor(behind, '10.0.0.9', '::ffff:203.0.113.7'),
    await metricsFor(behind, 'fd00::1', '203.0.113.7:4711'),
    await metricsFor(behind, '10.0.0.9'),
    await metricsFor(behind, '203.0.113.7', '10.0.0.9'),
  ]).toEqual([404, 200, 404, 404, 200, 404])
  await behind.stop()
})
