// Only what the stub server needs: the browser's compiler settings know no Node, so that src/ cannot lean on it.
declare module 'node:http' {
  export type IncomingMessage = AsyncIterable<Uint8Array<ArrayBuffer>> & {
    readonly method?: string
    readonly url?: string
    readonly headers: Readonly<Record<string, string | string[] | undefined>>
  }
  export type ServerResponse = {
    writeHead(status: number, headers?: Readonly<Record<string, string>>): ServerResponse
    write(chunk: string): boolean
    end(body?: string): void
    destroy(): void
  }
  export type Server = {
    listen(port: number, host: string, ready: () => void): void
    address(): { readonly port: number }
    close(): void
    closeAllConnections(): void
  }
  export function createServer(answer: (request: IncomingMessage, response: ServerResponse) => unknown): Server
}
