import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { scanPdf } from './scan-pdf.ts'

/** Runs in a thread of its own, because a large file takes longer than other requests may wait. */
const { path, budget }: { path: string; budget: number } = workerData
parentPort?.postMessage(scanPdf(readFileSync(path), budget))
