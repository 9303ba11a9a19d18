import { connect } from 'node:net'

/** Returns what one connection sends repeatedly. */
export type Request = () => Buffer

/** Builds a keep-alive HTTP/1.1 request as bytes, so that the generator costs next to nothing. */
export const requestBytes = (
  method: 'GET' | 'POST',
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Buffer => {
  const all = { host: 'localhost', accept: 'application/json', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const content = body ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` : ''
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}${content}\r\n${body}`)
}

const headEnd = Buffer.from('\r\n\r\n')

/** Returns where the first answer in `bytes` ends; 0 while it is incomplete. @throws when it is not a 2xx */
const endOfAnswer = (bytes: Buffer): number => {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return 0
  const head = bytes.toString('latin1', 0, end)
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
  const whole = end + 4 + length
  if (!/^HTTP\/1\.1 2/.test(head)) throw new Error(`${head.split('\r\n', 1)[0]}: ${bytes.toString('utf8', end + 4)}`)
  return bytes.length >= whole ? whole : 0
}

/** Sends one request at a time on one connection until `until`. Resolves with the milliseconds that each answer took. */
const drive = (port: number, request: Request, until: number): Promise<number[]> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const taken: number[] = []
    let sent = performance.now()
    let waiting: Buffer = Buffer.alloc(0)
    socket.on('error', reject)
    socket.on('connect', () => socket.write(request()))
    socket.on('data', (chunk) => {
      waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk])
      try {
        if (endOfAnswer(waiting) === 0) return
      } catch (error) {
        socket.destroy()
        return reject(error)
      }
      waiting = Buffer.alloc(0)
      const now = performance.now()
      taken.push(now - sent)
      sent = now
      if (now < until) return socket.write(request())
      socket.end()
      return resolve(taken)
    })
  })

/** `p99` is the time in milliseconds within which 99 of 100 requests are answered. */
export type Loaded = { readonly answers: number; readonly perSecond: number; readonly p99: number }

/** Opens one connection for each request and sends for `ms`. */
export const load = async (port: number, requests: readonly Request[], ms: number): Promise<Loaded> => {
  const begun = performance.now()
  const taken = (await Promise.all(requests.map((request) => drive(port, request, begun + ms)))).flat()
  const perSecond = (taken.length / (performance.now() - begun)) * 1000
  const p99 = taken.toSorted((a, b) => a - b)[Math.ceil(taken.length * 0.99) - 1] ?? Number.NaN
  return { answers: taken.length, perSecond, p99 }
}
