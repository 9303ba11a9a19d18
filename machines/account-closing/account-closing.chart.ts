import { accountClosingMachine } from './account-closing.machine.ts'
import { accountClosingBegins, accountClosingPeople, accountClosingSteps } from './account-closing.paths.ts'

/** All that walks and matrices need to know of the chart of a closing account. */
export const accountClosingChart = {
  machine: accountClosingMachine,
  begins: accountClosingBegins,
  steps: accountClosingSteps,
  people: accountClosingPeople,
} as const
