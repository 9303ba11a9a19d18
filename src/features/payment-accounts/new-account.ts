export type Numbers = { routingNumber: string; accountNumber: string }
export type NewAccountValues = Numbers & { name: string; type: string }

export const noNumbers: Numbers = { routingNumber: '', accountNumber: '' }
export const emptyAccount: NewAccountValues = { ...noNumbers, name: '', type: 'checking' }
