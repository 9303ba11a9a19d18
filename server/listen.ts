import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { StartError } from './start-error.ts'

type Address = Pick<Config, 'host' | 'port'>

/** @throws {StartError} when the address cannot be bound */
export async function listen(app: Pick<FastifyInstance, 'listen'>, { host, port }: Address) {
  await app.listen({ host, port }).catch((cause: unknown) => {
    throw refusal(cause, { host, port })
  })
}

/** Returns a port that is free at this moment. @throws {StartError} */
export function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', (cause) => reject(refusal(cause, { host, port: 0 })))
    probe.listen(0, host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function refusal(cause: unknown, { host, port }: Address): unknown {
  switch (cause instanceof Error && 'code' in cause ? cause.code : undefined) {
    case 'EADDRINUSE':
      return new StartError(
        'port-taken',
        `Port ${port} on ${host} is taken by another program.
Stop that program, or choose another port: PORT=${port + 1} npm start`,
      )
    case 'EACCES':
      return new StartError(
        'address-unusable',
        `This account may not listen on port ${port}. Set PORT to 1024 or more.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(
        'address-unusable',
        `${host} is no address of this machine. Set HOST, for example to 127.0.0.1.`,
      )
    default:
      return cause
  }
}
