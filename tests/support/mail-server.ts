import { once } from 'node:events'
import { createServer } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  readonly url: string
  /** Holds the received mails as parsed by a mail program. */
  readonly arrived: readonly Email[]
  stop(): Promise<void>
}

const portOf = (address: unknown): number =>
  typeof address === 'object' && address !== null && 'port' in address ? Number(address.port) : 0

type Options = {
  /** Rejects every mail temporarily. */
  readonly refuses?: boolean
  readonly host?: string
  /** Offers STARTTLS; without it the server only speaks plain text. */
  readonly tls?: { readonly key: Buffer; readonly cert: Buffer }
}

/** Starts a real mail server on a free port. */
export const mailServer = async ({ refuses, host = '127.0.0.1', tls }: Options = {}): Promise<MailServer> => {
  const arrived: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    ...(tls ?? { disabledCommands: ['STARTTLS'] }),
    onData: (stream, _, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refuses) return done(Object.assign(new Error('try again later'), { responseCode: 451 }))
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          arrived.push(mail)
          done()
        }, done)
      })
    },
  })
  const listening = server.listen(0, host)
  await once(listening, 'listening')
  return {
    url: `smtp://${host}:${portOf(listening.address())}`,
    arrived,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Accepts connections and never answers. */
export const silentMailServer = async (): Promise<Pick<MailServer, 'url' | 'stop'>> => {
  const open = new Set<import('node:net').Socket>()
  const server = createServer((socket) => void open.add(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${portOf(server.address())}`,
    stop: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Returns the address of a port that has just been closed, so that nothing listens there. */
export const noMailServer = async (): Promise<string> => {
  const { url, stop } = await silentMailServer()
  await stop()
  return url
}
