import { planSteps } from './plan.paths.ts'

export const holidaySteps = planSteps('holiday')
