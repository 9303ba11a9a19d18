// Declares only what the stub server needs. The browser's compiler settings exclude Node's types, so that src/ cannot
// use them.
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
