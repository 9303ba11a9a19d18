/**
 * Downloads a file with the session's cookie and saves it under this name. `notYet`: the server has no such file yet;
 * `failed`: it was refused, or did not arrive.
 */
export const saveFile = async (address: string, name: string): Promise<'idle' | 'notYet' | 'failed'> => {
  const answer = await fetch(new Request(new URL(address, location.href)))
  if (!answer.ok) return answer.status === 503 ? 'notYet' : 'failed'
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = name
  link.click()
  // The browser needs the address until the file is saved.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return 'idle'
}
