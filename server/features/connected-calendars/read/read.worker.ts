import { parentPort, workerData } from 'node:worker_threads'
import { parseIcs, type Reading } from './parse-ics.ts'

/** Runs in a thread of its own, because anybody may have written the calendar. */
const reading: Reading = workerData
// Loading the library takes longer than most calendars, and is not the calendar's fault.
parentPort?.postMessage('ready')
parentPort?.postMessage(parseIcs(reading))
