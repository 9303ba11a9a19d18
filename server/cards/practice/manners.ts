/**
 * Cards of the practice provider, by how they behave. Nobody types a number: a card is chosen by its name on the
 * provider's page.
 */
export const manners = {
  good: { last4: '4242', expires: '2031-12', name: 'A card that pays' },
  declines: { last4: '0002', expires: '2031-12', name: 'A card that is declined' },
  expired: { last4: '0069', expires: '2020-01', name: 'A card that has expired' },
  authenticates: { last4: '3155', expires: '2031-12', name: 'A card that asks for authentication' },
  disputes: { last4: '0259', expires: '2031-12', name: 'A card whose owner disputes the charge' },
  later: { last4: '0341', expires: '2031-12', name: 'A card that pays once and is declined afterwards' },
} as const
export type Manner = keyof typeof manners
export const isManner = (text: unknown): text is Manner => typeof text === 'string' && text in manners
