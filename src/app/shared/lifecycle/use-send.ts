import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useApp } from '../app-context.ts'
import { createCommandSender } from './command-sender.ts'
import type { CommandTarget, Outcome } from './command-target.ts'

/** Shows the expected result of the command and tells whether there is one. */
async function showOptimistic<Item, Command>(
  queries: QueryClient,
  { optimistic }: CommandTarget<Item, Command>,
  seen: Item,
  command: Command,
): Promise<boolean> {
  const item = optimistic?.itemAfter(seen, command) ?? null
  if (!optimistic || item === null) return false
  const queryKey = optimistic.queryKey(seen)
  await queries.cancelQueries({ queryKey })
  queries.setQueryData<Item>(queryKey, item)
  return true
}

/**
 * Sends commands to items of one kind. `seen` is the item that was on the screen when the person answered. Optimistic
 * state is rolled back when the command fails, and after a conflict the latest item replaces it. A failed command
 * invalidates every query: showing the expected result cancelled a refetch that may have been on its way, and the person
 * must not answer again to an old item. Offline the refetch waits for the connection.
 */
export function useSend<Item, Command>(target: CommandTarget<Item, Command>) {
  const { client } = useApp()
  const queries = useQueryClient()
  const [sendCommand] = useState(() => createCommandSender(client))
  return useCallback(
    async (command: Command, seen: Item): Promise<Outcome<Item>> => {
      const isAhead = await showOptimistic(queries, target, seen, command)
      try {
        const item = await target.send(sendCommand, seen, command, client)
        await target.keep(queries, item, seen)
        return { kind: 'done', item }
      } catch (failure) {
        const latest = await target.latest(failure, client, seen, command)
        if (latest !== null || isAhead) await target.keep(queries, latest ?? seen, seen)
        if (latest !== null) return { kind: 'conflict', latest, failure }
        void queries.invalidateQueries()
        return { kind: 'failed', failure }
      }
    },
    [client, queries, sendCommand, target],
  )
}
