import { myFileMachine } from './my-file.machine.ts'
import { myFileBegins, myFilePeople, myFileSteps } from './my-file.paths.ts'

/** All that walks and matrices need to know of the chart of a file. */
export const myFileChart = {
  machine: myFileMachine,
  begins: myFileBegins,
  steps: myFileSteps,
  people: myFilePeople,
} as const
