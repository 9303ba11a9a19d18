/**
 * Empties a batch of rows that was used. The promise that it came from keeps it alive until the next full garbage
 * collection, by which time thousands of batches would fill the memory.
 */
export const emptied = (rows: unknown[]): void => {
  rows.length = 0
}
