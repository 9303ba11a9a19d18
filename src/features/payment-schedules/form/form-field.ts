/** The form has one amount field, whether it means the total or each payment. */
export const formField = (field: string): string | undefined =>
  field === 'total' || field === 'each' ? 'amount' : field.split('.')[0]
