/** Programs give addresses that begin with `webcal:`, by which they mean `https:`. The contract has checked the rest. */
export const fetchedFrom = (typed: string): URL => {
  const address = new URL(typed.replace(/^webcal:/i, 'https:'))
  // A browser does not send what stands behind a number sign.
  address.hash = ''
  return address
}
