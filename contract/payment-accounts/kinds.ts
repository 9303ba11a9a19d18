export const bankAccountTypes = ['checking', 'savings'] as const
export const idTypes = ['driversLicence', 'idCard'] as const
export type IdType = (typeof idTypes)[number]
