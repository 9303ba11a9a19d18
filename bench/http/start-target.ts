import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Layer } from '../measure.ts'
import type { TargetAnswer, TargetConfig, TargetRequest } from './target.ts'

/** Starts the measured process, which serves the real app and the bare one. */
export const startTarget = async (place: TargetConfig) => {
  const child = fork(join(import.meta.dirname, 'target.ts'), {
    env: { ...process.env, BENCH_TARGET: JSON.stringify(place) },
  })
  const answered = async (): Promise<TargetAnswer> => {
    const [message] = await once(child, 'message')
    return message
  }
  const request = (what: TargetRequest) => {
    const answer = answered()
    child.send(what)
    return answer
  }
  const ready = await Promise.race([
    answered(),
    once(child, 'exit').then(() => Promise.reject(new Error('the measured process ended'))),
  ])
  if (!('ready' in ready)) throw new Error('the measured process did not say where it listens')
  const cpu = async () => {
    const answer = await request('cpu')
    return 'cpu' in answer ? answer.cpu : Number.NaN
  }
  const layers = async (): Promise<readonly Layer[]> => {
    const answer = await request('layers')
    return 'layers' in answer ? answer.layers : []
  }
  const end = async () => {
    child.send('end' satisfies TargetRequest)
    await once(child, 'exit')
  }
  return { ...ready.ready, pid: child.pid ?? 0, cpu, layers, end }
}
