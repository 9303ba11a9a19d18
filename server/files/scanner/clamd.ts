import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string }

const defaultPort = 3310

/** Reads `clamd://host:port` or `clamd:///path/to/socket`; undefined for anything else. */
export const clamdAddressOf = (text: string): ClamdAddress | undefined => {
  const url = URL.parse(text)
  if (url?.protocol !== 'clamd:' || url.search !== '' || url.hash !== '' || url.username !== '') return undefined
  if (url.hostname === '') return url.pathname.length > 1 ? { path: decodeURIComponent(url.pathname) } : undefined
  if (url.pathname !== '' && url.pathname !== '/') return undefined
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || defaultPort) }
}

/** Limits the silence of the daemon, in milliseconds: it reads a file of 25 MB in seconds. */
const defaultTimeoutMs = 30_000

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** Frames the contents as clamd(8) describes INSTREAM: pieces after their lengths, then a length of zero. */
async function* framed(contents: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of contents) {
    if (!Buffer.isBuffer(piece)) throw new Error('contents are bytes')
    if (piece.length > 0) yield Buffer.concat([lengthOf(piece.length), piece])
  }
  yield lengthOf(0)
}

const longestAnswer = 1000

const answerOf = async (socket: Socket): Promise<string> => {
  let answer = ''
  for await (const piece of socket) {
    answer += String(piece)
    if (answer.includes('\0') || answer.length > longestAnswer) break
  }
  return answer.replace(/\0.*$/s, '').trim()
}

/**
 * Has the daemon scan the contents. Resolves with the name of what was found, or null.
 * @throws when it cannot be reached, is silent for too long, or answers with neither
 */
export const askClamd = async (
  address: ClamdAddress,
  contents: Readable,
  timeoutMs = defaultTimeoutMs,
): Promise<string | null> => {
  const socket = connect(address)
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd was silent for too long')))
  try {
    // The daemon may answer and hang up before it has everything, so both directions go on side by side.
    const sent = pipeline(framed(contents), socket, { end: false }).then(
      () => true,
      () => false,
    )
    const answer = await answerOf(socket)
    if (answer === 'stream: OK' && (await sent)) return null
    const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? []
    if (found === undefined) throw new Error(`clamd answered ${JSON.stringify(answer)}`)
    return found
  } finally {
    socket.destroy()
    contents.destroy()
  }
}
