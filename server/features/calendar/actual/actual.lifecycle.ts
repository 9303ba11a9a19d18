import type { ActualTimeCommand } from '#contract/calendar/actual-times.ts'
import { actualTimeMachine } from '#machines/calendar/actual-time.machine.ts'
import type { ClaimParty } from '#machines/claim/claim.types.ts'
import { type Command, type Involved, type Lifecycle, onlyRecorded } from '../../../lifecycle/lifecycle.ts'
import { type ActualTimeRow, actualColumnsOf, lockActual, setReason, writeActual } from './actual.store.ts'

export const peopleOfActual = ({
  creator_id,
  other_id,
}: Pick<ActualTimeRow, 'creator_id' | 'other_id'>): readonly Involved<ClaimParty>[] => [
  { personId: creator_id, party: 'creator' },
  { personId: other_id, party: 'other' },
]

const reasonOf = (command: Command): string => {
  if (command.type !== 'actualTime.dispute') throw new Error(`${command.type} has no reason`)
  return (command as Extract<ActualTimeCommand, { type: 'actualTime.dispute' }>).reason
}

export const actualTimeLifecycle: Lifecycle<typeof actualTimeMachine, ActualTimeRow> = {
  entity: 'actualTime',
  topic: 'calendar',
  machine: actualTimeMachine,
  lock: lockActual,
  contextOf: async () => ({}),
  people: peopleOfActual,
  sawAmounts: () => true,
  write: writeActual,
  effects: {
    // Reports read what is confirmed, so nothing else has to be written.
    count: onlyRecorded,
    keepReason: ({ tx }, { row, command }) => setReason(tx, row.id, reasonOf(command)),
  },
  columnsOf: actualColumnsOf,
  notices: {
    'actualTime.begin': 'actualRecorded',
    'actualTime.confirm': 'actualConfirmed',
    'actualTime.dispute': 'actualDisputed',
    'actualTime.withdraw': 'actualWithdrawn',
  },
}
