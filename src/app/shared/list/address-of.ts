/**
 * Builds the address of a file that holds a selection. The browser downloads it with the session's cookie, however long
 * the file is, and shows the progress by itself.
 */
export const addressOf = (path: string, selection: object): string => {
  const query = new URLSearchParams(
    Object.entries(selection).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  ).toString()
  return query ? `${path}?${query}` : path
}
