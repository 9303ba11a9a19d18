import type { AnyStateMachine, ContextFrom } from 'xstate'
import * as z from 'zod/mini'
import { type LeafOf, leafOf, pathToValue } from '#machines/shared/decide.ts'
import type { Lifecycle, LifecycleRow } from '#server/lifecycle/lifecycle.ts'
import type { TestAnswer } from '#tests/support/client.ts'
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
}

/** Describes an item as one person's browser has it, from an answer of the server and nothing else. */
export type Shown = {
  readonly status: string
  readonly version: number
  /** Says whether the chart, resolved as the browser resolves it, allows the command. */
  allows(command: Command): boolean
}

/** Describes one lifecycle on a server, to which the HTTP answers are compared. */
export type Subject = {
  /** Moves a fresh row to a leaf through the product, in one of the ways by name. Resolves with its id. */
  bring(way: string): Promise<string>
  see(id: string): Promise<Seen>
  /** Reads the item over HTTP. Resolves with null where this person is not shown it, and so has no button for it. */
  shownTo(person: Person, id: string): Promise<Shown | null>
  /** Resolves with the status of the answer. */
  send(person: Person, id: string, command: Command): Promise<number>
  readonly end?: () => Promise<void>
}

type Item = { readonly status: string; readonly version: number }

type Parts<Machine extends AnyStateMachine, Row extends LifecycleRow<LeafOf<Machine>>, Dto> = {
  readonly lifecycle: Pick<Lifecycle<Machine, Row>, 'machine' | 'people'>
  readonly at: Readonly<Record<string, () => Promise<string>>>
  readonly read: (id: string) => Promise<{ readonly row: Row; readonly context: ContextFrom<Machine> }>
  readonly commands: (row: Row, context: ContextFrom<Machine>, person: Person) => Promise<readonly Command[]>
  /** Reads what the person's browser is given of the item: its status, facts and the person's party. */
  readonly given: (person: Person, id: string) => Promise<(Dto & Item) | null>
  /** Resolves the chart by the browser's own code. */
  readonly chartOf: (dto: Dto) => { can(event: never): boolean }
} & Pick<Subject, 'send' | 'end'>

export const subjectOf = <Machine extends AnyStateMachine, Row extends LifecycleRow<LeafOf<Machine>>, Dto>({
  lifecycle,
  at,
  read,
  commands,
  given,
  chartOf,
  ...rest
}: Parts<Machine, Row, Dto>): Subject => ({
  ...rest,
  bring: (way) => {
    const begin = at[way]
    if (!begin) throw new Error(`no way to ${way}`)
    return begin()
  },
  see: async (id) => {
    const { row, context } = await read(id)
    const chart: AnyStateMachine = lifecycle.machine
    return {
      status: row.status,
      version: row.version,
      resolved: leafOf(chart.resolveState({ value: pathToValue(row.status), context }).value),
      commands: (person) => commands(row, context, person),
    }
  },
  shownTo: async (person, id) => {
    const dto = await given(person, id)
    if (dto === null) return null
    const { can } = chartOf(dto)
    return { status: dto.status, version: dto.version, allows: (command) => can(command as never) }
  },
})

/** Parses an answer that contains the item; null for a refusal, such as 409 for an item that the person must open first. */
export const givenBy = <Dto>(schema: z.ZodMiniType<Dto>, { status, body }: TestAnswer): Dto | null => {
  if (status === 200) return z.parse(schema, body)
  if ([403, 404, 409].includes(status)) return null
  throw new Error(`a browser would be shown a failure: ${status}`)
}

/** Sends commands to the single endpoint of a lifecycle. */
export const sender =
  (cast: Cast, route: Parameters<Cast[Person]['call']>[0]): Subject['send'] =>
  async (person, id, body) =>
    (await cast[person].call(route, { params: { id }, body } as never)).status
