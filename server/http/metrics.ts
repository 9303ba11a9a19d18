import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { Refusal } from './errors/refusal.ts'
import { clientAddress, within } from './origins/client-address.ts'

const isLoopback = within(['127.0.0.0/8', '::1'])
const isPrivate = within(['127.0.0.0/8', '::1', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'])

/**
 * Metrics are served to private networks where the proxies are known, so that an address can be believed; otherwise to
 * this machine, and not through a proxy on it.
 */
const mayRead = (request: FastifyRequest, trustedProxies: readonly string[]): boolean => {
  if (trustedProxies.length > 0) return isPrivate(clientAddress(request))
  const { 'x-forwarded-for': forwardedFor, forwarded } = request.headers
  return forwardedFor === undefined && forwarded === undefined && isLoopback(clientAddress(request))
}

export type MetricSources = {
  readonly pool: Pool
  readonly streams: () => number
  /** Reports webhooks that have not been handled yet. */
  readonly inbox: () => Promise<{ readonly waiting: number; readonly oldestSeconds: number }>
  /** Reports contradictions of the record, whether it is signed by another key, and how long ago it was signed. */
  readonly record: () => Promise<{
    readonly contradictions: number
    readonly otherKey: boolean
    readonly seconds: number | null
  }>
  /** Reports how often the jobs of each queue have failed. */
  readonly jobs: () => Promise<{ readonly failed: ReadonlyMap<string, number> }>
}

/** Labels are routes, methods, statuses and queues: never a person, a family or an address. */
export const measure = (
  app: FastifyInstance,
  { pool, streams, inbox, record, jobs }: MetricSources,
  trustedProxies: readonly string[],
): void => {
  const registry = new Registry()
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  gauge(
    'process_cpu_seconds_total',
    'Processor time of the process.',
    () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  )
  gauge('live_streams', 'Open live streams.', streams)
  gauge('database_connections', 'Open connections of the pool.', () => pool.totalCount)
  gauge('database_waiting', 'Requests waiting for a connection.', () => pool.waitingCount)
  gauge('bank_inbox_waiting', 'Events of providers that wait to be handled.', async () => (await inbox()).waiting)
  gauge(
    'bank_inbox_oldest_seconds',
    'For how long the oldest of them has waited.',
    async () => (await inbox()).oldestSeconds,
  )
  gauge(
    'record_contradictions',
    'Places where the database is not what was signed.',
    async () => (await record()).contradictions,
  )
  gauge('record_other_key', '1 when the database names another signing key than this process has.', async () =>
    (await record()).otherKey ? 1 : 0,
  )
  gauge(
    'record_signed_seconds',
    'How long ago the newest checkpoint was signed.',
    async () => (await record()).seconds ?? Number.NaN,
  )
  new Counter({
    name: 'jobs_failed_total',
    help: 'Jobs that failed in any process, repeats included.',
    labelNames: ['queue'] as const,
    registers: [registry],
    async collect() {
      const { failed } = await jobs()
      this.reset()
      for (const [queue, count] of failed) this.inc({ queue }, count)
    },
  })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.config.access === undefined ? 'other' : (routeOptions.url ?? 'other')
    seconds.observe({ method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, trustedProxies)) throw new Refusal('notFound')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
