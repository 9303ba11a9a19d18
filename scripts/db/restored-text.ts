type Opened = { readonly at: string; readonly why: string; readonly reason: string; readonly operator: string }

/** A record that was restored is never said to hold without that word. */
export const restoredText = (openings: readonly Opened[]): string =>
  openings
    .filter(({ why }) => why !== 'keyRotated')
    .map(({ at, reason, operator }) => `, restored on ${at.slice(0, 10)} by ${operator} (${reason})`)
    .join('')
