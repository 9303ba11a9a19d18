export type Numbers = { routingNumber: string; accountNumber: string }

export const noNumbers: Numbers = { routingNumber: '', accountNumber: '' }
