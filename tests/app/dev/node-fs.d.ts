/** The only pieces of Node's that these tests need; the browser's types would not know its modules. */
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string
  export function readdirSync(path: string, options: { recursive: true; encoding: 'utf8' }): string[]
}
