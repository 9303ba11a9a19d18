import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { requestBytes } from './http/load.ts'
import type { ReadingAnswer } from './http/reading-target.ts'
import type { TargetConfig } from './http/target.ts'
import type { Rate } from './measure.ts'
import { ratesOf } from './rates.ts'

const connections = 16
/** The rate that two cores must reach, whatever is outstanding. */
const aim = 1_500

type Read = { readonly name: string; readonly port: number; readonly bytes: Buffer; readonly aim?: number }

const readsOf = ({ real, bare, logs: [usual, full] }: ReadingAnswer): Read[] => {
  if (!usual || !full) throw new Error('two logs are needed')
  const get = (path: string, { token }: typeof usual) =>
    requestBytes('GET', path, { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' })
  const plain = (path: string) => requestBytes('GET', path, {})
  const [list, home] = ['/pub/v1/expenses', '/pub/v1/home']
  return [
    { name: 'list of 406 expenses', port: real, bytes: get(list, usual), aim },
    { name: 'list, 1,700 more outstanding', port: real, bytes: get(list, full), aim },
    { name: 'list of 406, bare', port: bare, bytes: plain(`/list?family=${usual.familyId}`) },
    { name: 'list, 1,700 more outstanding, bare', port: bare, bytes: plain(`/list?family=${full.familyId}`) },
    { name: 'Home, 406 expenses', port: real, bytes: get(home, usual), aim },
    { name: 'Home, 1,700 more outstanding', port: real, bytes: get(home, full), aim },
    { name: 'nothing, bare', port: bare, bytes: plain('/nothing') },
  ]
}

/** Measures how many times a second the log and Home are read, and what one request costs the server and the database. */
export const measureReading = async (place: TargetConfig): Promise<Rate[]> => {
  const child = fork(join(import.meta.dirname, 'http/reading-target.ts'), {
    env: { ...process.env, BENCH_TARGET: JSON.stringify(place) },
  })
  const [answer]: [ReadingAnswer] = await Promise.race([
    once(child, 'message') as Promise<[ReadingAnswer]>,
    once(child, 'exit').then(() => Promise.reject(new Error('the measured process ended'))),
  ])
  const rates = await ratesOf(
    { pid: child.pid ?? 0, dataDir: place.dataDir },
    readsOf(answer).map(({ bytes, ...kind }) => ({
      ...kind,
      requests: Array.from({ length: connections }, () => () => bytes),
    })),
  )
  child.disconnect()
  await once(child, 'exit')
  return rates
}
