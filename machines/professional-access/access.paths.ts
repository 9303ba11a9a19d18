import { type By, byBank, bySystem } from '../shared/turn.ts'
import { accessMachine } from './access.machine.ts'
import type { AccessEvent } from './access.types.ts'

const parent: By = { actor: 'dana', party: 'parent', mode: 'self' }

const accessSteps: readonly { readonly event: AccessEvent }[] = [{ event: { type: 'access.remove', by: parent } }]

/** Lists everybody who might try, for the refusal matrix. */
const accessPeople: Readonly<Record<string, By>> = {
  parent,
  professional: { actor: 'pat', party: 'professional', mode: 'self' },
  professionalLookingOn: { actor: 'pat', party: 'parent', mode: 'viewing' },
  admin: { actor: 'ada', party: 'parent', mode: 'synced' },
  otherParent: { actor: 'sam', party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const access = { machine: accessMachine, begins: [{}], steps: accessSteps, people: accessPeople } as const
