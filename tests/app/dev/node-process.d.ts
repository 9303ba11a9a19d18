/** Declares what these tests need of Node to run the command whose output a page copies. */
declare module 'node:child_process' {
  export function execFileSync(file: string, args: readonly string[], options: { encoding: 'utf8' }): string
}
