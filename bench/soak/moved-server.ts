import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '#server/seed/random.ts'
import { type ServerClock, serverClockIn } from './server-clock.ts'
import { type SupervisedServer, superviseServer } from './supervised-server.ts'

export type MovedServer = { readonly server: SupervisedServer; readonly clock: ServerClock }

/** Opens a server whose clock can be moved forward. It is not started yet. */
export const openMovedServer = async (
  folder: string,
  random: Random,
  settings: Readonly<Record<string, string>> = {},
): Promise<MovedServer> => {
  const offsetFile = join(folder, 'ahead')
  const program = ['bench/soak-server.ts', offsetFile]
  const server = await superviseServer(folder, random.fork('processes').pick, program, settings)
  const clock = serverClockIn(offsetFile, async (run) => {
    while (!server.killServer(run)) await pause(20)
    await server.up()
  })
  return { server, clock }
}
