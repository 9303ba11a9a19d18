import { Worker } from 'node:worker_threads'
import { limits } from '#contract/limits.ts'
import type { ReadCalendar, Reading } from './parse-ics.ts'

/**
 * Reads a calendar in a thread that ends after two seconds or when it takes too much memory: rules may recur each second
 * for ever.
 */
export const readCalendar = (reading: Reading): Promise<ReadCalendar> =>
  new Promise((resolve) => {
    const { memory, readTime, startTime } = limits.connectedFetch
    const worker = new Worker(new URL('./read.worker.ts', import.meta.url), {
      workerData: reading,
      resourceLimits: { maxOldGenerationSizeMb: memory },
      // Our log does not repeat what a stranger wrote.
      stdout: true,
      stderr: true,
    })
    const end = (answer: ReadCalendar) => {
      clearTimeout(timer)
      resolve(answer)
      void worker.terminate()
    }
    let timer = setTimeout(end, startTime, { problem: 'tooComplex' })
    worker.on('message', (message: 'ready' | ReadCalendar) => {
      if (message !== 'ready') return end(message)
      clearTimeout(timer)
      timer = setTimeout(end, readTime, { problem: 'tooComplex' })
    })
    worker.once('error', (error: Error & { code?: string }) =>
      end({ problem: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooComplex' : 'notACalendar' }),
    )
  })
