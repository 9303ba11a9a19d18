import { createServer, type Server, type Socket } from 'node:net'

/** The test file that every scanner reports (eicar.org). It is put together here, so that no scanner stops at this source. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('')

type Behaviour = 'scans' | 'hangsUp' | 'saysError' | 'isSilent'

export type TestClamd = {
  readonly port: number
  /** The contents that were scanned. */
  readonly scanned: readonly Buffer[]
  behaves: Behaviour
  stop(): Promise<void>
}

const command = Buffer.from('zINSTREAM\0')

/** Takes the frames apart; undefined until the last one, whose length is zero, has arrived. */
const contentsOf = (received: Buffer): Buffer | undefined => {
  if (!received.subarray(0, command.length).equals(command)) return undefined
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

const serve = (clamd: TestClamd & { scanned: Buffer[] }, socket: Socket): void => {
  let received: Buffer = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', (piece) => {
    received = Buffer.concat([received, Buffer.from(piece)])
    if (clamd.behaves === 'hangsUp') socket.destroy()
    const contents = contentsOf(received)
    if (!contents || clamd.behaves === 'isSilent') return
    clamd.scanned.push(contents)
    const found = contents.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'
    socket.end(clamd.behaves === 'saysError' ? 'INSTREAM size limit exceeded. ERROR\0' : found)
  })
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

/** A stand-in for clamd that speaks INSTREAM and knows one signature. */
export const testClamd = async (): Promise<TestClamd> => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    serve(clamd, socket)
  })
  const scanned: Buffer[] = []
  const clamd: TestClamd & { scanned: Buffer[] } = {
    port: await listening(server),
    scanned,
    behaves: 'scans',
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return clamd
}
