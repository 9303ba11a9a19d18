/** `notYet`: the server has no such file yet. `failed`: it was refused, or did not arrive. */
export type SaveProblem = 'notYet' | 'failed'

/**
 * Downloads the proof of one item with the session's cookie and saves it, because a browser would not say that a
 * download was refused. Returns null when it was saved.
 */
export const saveProof = async (address: string, id: string): Promise<SaveProblem | null> => {
  const answer = await fetch(new Request(new URL(address, location.href))).catch(() => null)
  if (!answer?.ok) return answer?.status === 503 ? 'notYet' : 'failed'
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = `evenhand-proof-${id}.json`
  link.click()
  // The browser needs the address until the file is saved.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return null
}
