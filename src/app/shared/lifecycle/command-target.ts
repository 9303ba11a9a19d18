import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Client } from '#src/api/client.ts'
import type { SendCommand } from './command-sender.ts'

/** Says where the commands to one kind of item go, and what shows the item in the browser. */
export type CommandTarget<Item, Command> = {
  /** Gives the item as it is afterwards, null where it was deleted. */
  readonly send: (send: SendCommand, seen: Item, command: Command, client: Client) => Promise<Item | null>
  /** Gives the item as it has become where the server refused the command because of it, null for every other failure. */
  readonly latest: (
    failure: unknown,
    client: Client,
    seen: Item,
    command: Command,
  ) => Promise<Item | null> | Item | null
  /** Puts the item into the query cache, null where it was deleted, and marks as stale what shows a part of it. */
  readonly keep: (queries: QueryClient, item: Item | null, seen: Item) => Promise<void>
  /** Gives what is shown until the server has answered; null for a command whose effect is not foreseen. */
  readonly optimistic?: {
    readonly itemAfter: (seen: Item, command: Command) => Item | null
    readonly queryKey: (item: Item) => QueryKey
  }
}

/** Tells what came of a command. */
export type Outcome<Item> =
  | { readonly kind: 'done'; readonly item: Item | null }
  /** Nothing was done, because the item is no longer what the person saw. */
  | { readonly kind: 'conflict'; readonly latest: Item; readonly failure: unknown }
  | { readonly kind: 'failed'; readonly failure: unknown }
