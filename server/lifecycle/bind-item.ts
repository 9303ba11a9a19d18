import type { AnyStateMachine } from 'xstate'
import type { $ZodType } from 'zod/v4/core'
import type { Route } from '#contract/route.ts'
import type { LeafOf } from '#machines/shared/decide.ts'
import type { Bind, Reading } from '../http/bind.ts'
import { advance } from './advance.ts'
import { openedRow, openRow, type Viewed } from './first-view.ts'
import type { Command, LifecycleRow } from './lifecycle.ts'
import { thenItem, withItem } from './with-item.ts'

/** Says how an item is shown, and to whom its first view matters. */
export type Item<
  Machine extends AnyStateMachine,
  Row extends LifecycleRow<LeafOf<Machine>>,
  Dto,
  Gone = never,
> = Viewed<Machine, Row> & {
  /** Returns the whole item as the viewer sees it. */
  readonly dtoOf: (context: Reading, row: Row) => Promise<Dto>
  /** The command after which nobody may see the item, and the answer to it. */
  readonly gone?: { readonly after: string; readonly answer: Gone }
}

type ItemRoute<Dto> = Route & {
  readonly params: $ZodType<{ readonly id: string }>
  readonly output: $ZodType<Dto>
}

/** The routes of an item in the contract. Areas without one of them leave it out. */
type ItemRoutes<Dto, Gone> = {
  /** Reads the item. It never records a first view. */
  readonly get?: ItemRoute<Dto>
  /** Reads the item and records the first view of it. */
  readonly open?: ItemRoute<Dto>
  /** Sends a command; the item's chart decides. */
  readonly events?: ItemRoute<Dto | Gone> & { readonly body: $ZodType<Command> }
}

/** Returns the present item. Throws `Refusal`: notFound, notOpenedYet. */
export const itemNow = async <Machine extends AnyStateMachine, Row extends LifecycleRow<LeafOf<Machine>>, Dto>(
  context: Reading,
  item: Pick<Item<Machine, Row, Dto>, 'lifecycle' | 'firstViewer' | 'dtoOf'>,
  id: string,
): Promise<Dto> => item.dtoOf(context, await openedRow(context.tx, context.viewer, item, id))

/**
 * Binds the routes of one item of a lifecycle: `get`, `open` and `events`, as many of them as the contract has. A refused
 * command answers with the present item.
 */
export const bindItem = <Machine extends AnyStateMachine, Row extends LifecycleRow<LeafOf<Machine>>, Dto, Gone = never>(
  bind: Bind,
  { get, open, events }: ItemRoutes<Dto, Gone>,
  item: Item<Machine, Row, Dto, Gone>,
): void => {
  const { lifecycle, gone, dtoOf } = item
  if (get) bind.reading(get, ({ params }, context) => itemNow(context, item, params.id))
  if (open)
    bind.changing(open, async ({ params }, context) =>
      dtoOf(context, await openRow(context.change, context.viewer, item, params.id)),
    )
  if (events)
    bind.changing(events, async ({ params: { id }, body }, context) => {
      const run = () => advance(context.change, lifecycle, id, body, context.viewer)
      const now = () => itemNow(context, item, id)
      if (gone?.after !== body.type) return thenItem(run, now)
      await withItem(run, now)
      return gone.answer
    })
}
