import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

export type Received = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}
export type Reply = (response: ServerResponse) => void
/** Decides the answer to one request; `count` is the number of requests to the same path so far, including this one. */
export type Answers = (request: Received, count: number) => Reply | Promise<Reply>

export const json =
  (status: number, data: unknown, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(data))
export const empty =
  (status: number, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, headers).end()
/** Closes the connection instead of answering. */
export const hangUp: Reply = (response) => response.destroy()

async function read(request: IncomingMessage): Promise<Received> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of request) chunks.push(chunk)
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers,
    body: await new Blob(chunks).text(),
  }
}

/** Starts a real server on a free port and closes it after the test. */
export async function serve(answers: Answers) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const one = await read(request)
    received.push(one)
    const count = received.filter(({ path }) => path === one.path).length
    const reply = await answers(one, count)
    reply(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address()
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    to: (path: string) => received.filter((one) => one.path === path),
  }
}
export type Served = Awaited<ReturnType<typeof serve>>
