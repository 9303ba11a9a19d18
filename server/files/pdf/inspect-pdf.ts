import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { limits } from '#contract/limits.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Verdict } from './finding.ts'
import { scanPdf } from './scan-pdf.ts'

/** A file of this size is scanned where it arrives: starting a thread takes longer than reading it. */
const small = 500_000
const smallBudget = 2_000_000

const scanInThread = (path: string): Promise<Verdict> =>
  new Promise((resolve) => {
    const { budget, memory, seconds } = limits.pdf
    const worker = new Worker(new URL('./scan.worker.ts', import.meta.url), {
      workerData: { path, budget },
      resourceLimits: { maxOldGenerationSizeMb: memory },
    })
    const end = (verdict: Verdict) => {
      clearTimeout(timer)
      resolve(verdict)
      void worker.terminate()
    }
    const timer = setTimeout(end, seconds * 1000, 'overBudget')
    worker.once('message', end)
    worker.once('error', () => end('overBudget'))
  })

const verdictOn = async (path: string, size: number): Promise<Verdict> => {
  const verdict = size > small ? 'overBudget' : scanPdf(await readFile(path), smallBudget)
  return verdict === 'overBudget' ? scanInThread(path) : verdict
}

/**
 * Refuses a PDF that runs something, and one that hides what it does: it is encrypted, damaged where it matters, or takes
 * too long to look through. See docs/decisions/043-what-a-pdf-may-contain.md.
 * @throws {Refusal} pdfRunsCode, pdfLocked, pdfUnreadable
 */
export const inspectPdf = async (path: string, size: number): Promise<void> => {
  const verdict = await verdictOn(path, size)
  if (verdict === 'active') throw new Refusal('pdfRunsCode')
  if (verdict === 'locked') throw new Refusal('pdfLocked')
  if (verdict !== 'harmless') throw new Refusal('pdfUnreadable')
}
