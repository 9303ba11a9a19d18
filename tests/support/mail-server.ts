import { once } from 'node:events'
import { createServer } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Config } from '#server/config.ts'
import { type Transport, transportOf } from '#server/mail/transport.ts'

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
  // A client that is killed breaks its connection, which is no fault of the server.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error
  })
  const listening = server.listen(0, host)
  await once(listening, 'listening')
  return {
    url: `smtp://${host}:${portOf(listening.address())}`,
    arrived,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** A mail as its reader sees it. */
export type ReadMail = { readonly recipient: string; readonly subject: string; readonly text: string }

const shareServer = async (config: Config) => {
  const { url, arrived } = await mailServer()
  // The server greets each connection a tenth of a second late, so all mails go by one.
  return { transport: transportOf({ ...config, smtpUrl: `${url}?pool=true` }), arrived }
}
let shared: ReturnType<typeof shareServer> | undefined

/**
 * Lets work send by a mail server that all files of a worker share and that ends with the worker. Resolves with the
 * mails that arrived meanwhile, the first one first.
 */
export const mailsOf = async (
  config: Config,
  work: (transport: Transport) => Promise<unknown>,
): Promise<ReadMail[]> => {
  shared ??= shareServer(config)
  const { transport, arrived } = await shared
  const before = arrived.length
  await work(transport)
  return arrived.slice(before).map(({ to, subject = '', text = '' }) => ({
    recipient: to?.[0]?.address ?? '',
    subject,
    text: text.trimEnd(),
  }))
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
