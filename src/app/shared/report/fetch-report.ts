import type { Client } from '#src/api/client.ts'
import type { Transport } from '#src/api/transport.ts'

export type Query = Readonly<Record<string, string | undefined>>

/**
 * Waits for a file however long it takes, and hands on every byte as it came: a signed record is checked by its bytes, so
 * it is not read as JSON. A refusal is read as usual.
 */
const keeping =
  (keep: (file: Blob) => void): Transport =>
  async ({ method, url, headers, signal }) => {
    const answer = await fetch(new Request(url, { method, headers, signal }))
    if (!answer.ok) return answer
    keep(await answer.blob())
    return new Response(null, { status: answer.status, headers: answer.headers })
  }

/** Saves a file that the page holds under its name, as the browser's own downloads are. */
const save = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser needs the address until the file is saved.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

const nameIn = (headers: Headers): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? ''

/** Asks for a report and saves it under the name that the server gave it. */
export const fetchReport = async ({ send }: Pick<Client, 'send'>, path: string, query: Query): Promise<void> => {
  let file = new Blob()
  const transport = keeping((come) => {
    file = come
  })
  const { response } = await send({ path, query, server: 'page', transport })
  save(file, nameIn(response.headers))
}
