import { bareRequests, realRequests } from './http/requests.ts'
import { startTarget } from './http/start-target.ts'
import type { TargetConfig } from './http/target.ts'
import type { Rate } from './measure.ts'
import { ratesOf } from './rates.ts'

const connections = 16
/** The rate that two cores must reach while as many families write as there are connections. */
const aim = 600

/** Measures how many expenses a second are recorded, with their entries, notices and jobs. */
export const measureWriting = async (place: TargetConfig): Promise<Rate[]> => {
  const target = await startTarget({ ...place, families: connections })
  const [real, bare] = [realRequests(target.subjects).create, bareRequests(target.subjects).create]
  const [one] = real
  if (!one) throw new Error('a family is needed')
  const rates = await ratesOf({ pid: target.pid, dataDir: place.dataDir }, [
    { name: `create, ${connections} families`, port: target.real, requests: real, aim },
    { name: 'create, one family', port: target.real, requests: real.map(() => one) },
    { name: `create, ${connections} families, bare`, port: target.bare, requests: bare },
  ])
  await target.end()
  return rates
}
