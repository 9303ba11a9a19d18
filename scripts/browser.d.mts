export function findBrowser(options: { install: boolean }): Promise<string | undefined>
