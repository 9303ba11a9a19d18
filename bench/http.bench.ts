import { databaseCpu } from './database-processes.ts'
import { load, type Request, requestBytes } from './http/load.ts'
import { bareRequests, realRequests } from './http/requests.ts'
import { startTarget } from './http/start-target.ts'
import type { TargetConfig } from './http/target.ts'
import { inTurns, type Layer, type Measured, median } from './measure.ts'

type Sample = { readonly perSecond: number; readonly cpu: number; readonly database: number }

const connections = 8
const ms = 1_500
const rounds = 5

/** Compares list and create in the real app to the same SQL on a bare route, over HTTP and on the same database. */
export const measureHttp = async (place: TargetConfig): Promise<Measured> => {
  const target = await startTarget(place)
  const subjects = target.subjects.slice(0, connections)
  const [real, bare] = [realRequests(subjects), bareRequests(subjects)]
  const nothing: Request[] = subjects.map(() => {
    const bytes = requestBytes('GET', '/nothing', {})
    return () => bytes
  })
  const key: Request[] = subjects.map(() => {
    const bytes = requestBytes('GET', '/pub/v1/history-key', { 'sec-fetch-site': 'same-origin' })
    return () => bytes
  })
  const sample = (port: number, requests: readonly Request[]) => async (): Promise<Sample> => {
    const [before, databaseBefore] = [await target.cpu(), databaseCpu(place.dataDir)]
    const { answers, perSecond } = await load(port, requests, ms)
    const cpu = ((await target.cpu()) - before) / answers
    return { perSecond, cpu, database: (databaseCpu(place.dataDir) - databaseBefore) / answers }
  }
  const both = async (one: () => Promise<Sample>, other: () => Promise<Sample>) => {
    await one()
    await other()
    return inTurns(rounds, [one, other])
  }
  const [http, httpBare] = await both(sample(target.real, key), sample(target.bare, nothing))
  const [list, listBare] = await both(sample(target.real, real.list), sample(target.bare, bare.list))
  const layers = await target.layers()
  // Creating is measured last, because it makes every log longer.
  const [create, createBare] = await both(sample(target.real, real.create), sample(target.bare, bare.create))
  await target.end()
  return {
    measures: [against('list, 50 of 60 expenses', list, listBare, 0.4), against('create', create, createBare, 0.4)],
    layers: [
      httpLayer('list', 'all of it, over HTTP', list),
      httpLayer('list', 'all of it, bare, over HTTP', listBare),
      httpLayer('create', 'all of it, over HTTP', create),
      httpLayer('create', 'all of it, bare, over HTTP', createBare),
      httpLayer('both', 'HTTP with headers, cookies, checks, log and metrics, and one read of the key', http),
      httpLayer('both', 'HTTP, bare, no SQL', httpBare),
      ...layers,
    ],
  }
}

const processorTime = (samples: readonly Sample[] = []) => median(samples.map(({ cpu, database }) => cpu + database))

const rate = (samples: readonly Sample[] = []) => median(samples.map(({ perSecond }) => perSecond))

const against = (
  name: string,
  real: readonly Sample[] | undefined,
  bare: readonly Sample[] | undefined,
  aim: number,
) => ({
  name,
  ours: rate(real),
  plain: rate(bare),
  unit: 'requests/s',
  ratio: median((real ?? []).map(({ perSecond }, round) => perSecond / (bare?.[round]?.perSecond ?? Number.NaN))),
  aim,
  byProcessor: processorTime(bare) / processorTime(real),
})

const httpLayer = (of: string, name: string, samples: readonly Sample[] | undefined): Layer => ({
  of,
  name,
  wall: (connections / rate(samples)) * 1_000_000,
  cpu: median((samples ?? []).map(({ cpu }) => cpu)),
  database: median((samples ?? []).map(({ database }) => database)),
})
