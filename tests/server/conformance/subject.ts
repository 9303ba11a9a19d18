import type { AnyStateMachine, ContextFrom } from 'xstate'
import { type LeafOf, leafOf, pathToValue } from '#machines/shared/decide.ts'
import { byOf, decide, type Lifecycle, type LifecycleRow } from '#server/lifecycle/lifecycle.ts'
import type { Stage } from '#tests/support/stage.ts'
import type { Cast, Person } from './cast.ts'

export type Command = { readonly type: string }

/** Describes a row in its current state. */
export type Seen = {
  readonly status: string
  readonly version: number
  /** Names the leaf of the chart restored from the row. */
  readonly resolved: string
  /** Returns every command with valid fields, so that only the chart decides. */
  commands(person: Person): Promise<readonly Command[]>
  /** Says whether the chart allows this person the command. */
  allows(command: Command, person: Person): boolean
}

/** Describes one lifecycle on a server, to which the HTTP answers are compared. */
export type Subject = {
  /** Moves a fresh row to a leaf through the product. Resolves with its id. */
  bring(leaf: string): Promise<string>
  see(id: string): Promise<Seen>
  /** Resolves with the status of the answer. */
  send(person: Person, id: string, command: Command): Promise<number>
  end(): Promise<void>
}

type Parts<Machine extends AnyStateMachine, Row extends LifecycleRow<LeafOf<Machine>>> = {
  readonly lifecycle: Pick<Lifecycle<Machine, Row>, 'machine' | 'people'>
  readonly on: Pick<Stage, 'people'>
  readonly at: Readonly<Record<string, () => Promise<string>>>
  readonly read: (id: string) => Promise<{ readonly row: Row; readonly context: ContextFrom<Machine> }>
  readonly commands: (row: Row, context: ContextFrom<Machine>, person: Person) => Promise<readonly Command[]>
} & Pick<Subject, 'send' | 'end'>

export const subjectOf = <Machine extends AnyStateMachine, Row extends LifecycleRow<LeafOf<Machine>>>({
  lifecycle,
  on,
  at,
  read,
  commands,
  ...rest
}: Parts<Machine, Row>): Subject => ({
  ...rest,
  bring: (leaf) => {
    const way = at[leaf]
    if (!way) throw new Error(`no way to ${leaf}`)
    return way()
  },
  see: async (id) => {
    const { row, context } = await read(id)
    const chart: AnyStateMachine = lifecycle.machine
    return {
      status: row.status,
      version: row.version,
      resolved: leafOf(chart.resolveState({ value: pathToValue(row.status), context }).value),
      commands: (person) => commands(row, context, person),
      allows: (command, person) => {
        const event = { ...command, by: byOf(on.people[person], lifecycle.people(row)) }
        return decide(lifecycle.machine, row.status, context, event as never) !== null
      },
    }
  },
})

/** Sends commands to the single endpoint of a lifecycle. */
export const sender =
  (cast: Cast, route: Parameters<Cast[Person]['call']>[0]): Subject['send'] =>
  async (person, id, body) =>
    (await cast[person].call(route, { params: { id }, body } as never)).status
