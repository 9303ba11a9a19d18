import { databaseCpu, processCpu } from './database-processes.ts'
import { load, type Request } from './http/load.ts'
import { inTurns, median, type Rate } from './measure.ts'

const ms = 3_000
const rounds = 3

/** One kind of request, on as many connections as there are requests. */
export type Kind = {
  readonly name: string
  readonly port: number
  readonly requests: readonly Request[]
  readonly aim?: number
}

/** Measures kinds of requests alternately: how many are answered in a second, and what one costs the server and the database. */
export const ratesOf = async (
  { pid, dataDir }: { readonly pid: number; readonly dataDir: string },
  kinds: readonly Kind[],
): Promise<Rate[]> => {
  const used = () => ({ ours: processCpu(pid), database: databaseCpu(dataDir) })
  const samples = await inTurns(
    rounds,
    kinds.map(({ port, requests }) => async () => {
      await load(port, requests, ms / 5)
      const before = used()
      const { answers, ...loaded } = await load(port, requests, ms)
      const after = used()
      const each = (of: 'ours' | 'database') => (after[of] - before[of]) / answers
      return { ...loaded, ours: each('ours'), database: each('database') }
    }),
  )
  return kinds.map(({ name, aim }, at) => {
    const own = samples[at] ?? []
    const middle = (of: 'perSecond' | 'p99' | 'ours' | 'database') => median(own.map((sample) => sample[of]))
    const rate = { perSecond: middle('perSecond'), p99: middle('p99'), ours: middle('ours') }
    return { name, ...rate, database: middle('database'), ...(aim !== undefined && { aim }) }
  })
}
