import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Client } from '#src/api/client.ts'
import type { SendCommand } from './command-sender.ts'

/** Tells how to send commands to one kind of item and which queries show it. */
export type CommandTarget<Item, Command> = {
  /** Gives the item as it is afterwards, null where it was deleted. */
  readonly send: (send: SendCommand, seen: Item, command: Command, client: Client) => Promise<Item | null>
  /** Reads the latest item off a refusal because the item had changed; null for every other failure. */
  readonly latest: (
    failure: unknown,
    client: Client,
    seen: Item,
    command: Command,
  ) => Promise<Item | null> | Item | null
  /**
   * Updates the query cache with the item, null when it was deleted, and invalidates the queries that show a part of
   * it.
   */
  readonly keep: (queries: QueryClient, item: Item | null, seen: Item) => Promise<void>
  /** Gives the expected result until the server has answered; null for a command whose effect is not known. */
  readonly optimistic?: {
    readonly itemAfter: (seen: Item, command: Command) => Item | null
    readonly queryKey: (item: Item) => QueryKey
  }
}

/** Describes the result of a command. */
export type Outcome<Item> =
  | { readonly kind: 'done'; readonly item: Item | null }
  /** Nothing was done because the item had changed since the person saw it. */
  | { readonly kind: 'conflict'; readonly latest: Item; readonly failure: unknown }
  | { readonly kind: 'failed'; readonly failure: unknown }
