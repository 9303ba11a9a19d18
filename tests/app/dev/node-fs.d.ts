/** Declares only the parts of Node that these tests need, because the browser's types do not include its modules. */
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string
  export function readdirSync(path: string, options: { recursive: true; encoding: 'utf8' }): string[]
}
