/** An amount is one field here, whether it is meant in all or each time. */
export const formField = (field: string): string | undefined =>
  field === 'total' || field === 'each' ? 'amount' : field.split('.')[0]
