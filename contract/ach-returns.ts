/**
 * Every reason for which a bank in the United States sends a transfer back, by the codes that Nacha publishes: R01 to R39 by the
 * bank that was asked, R40 to R47 about enrolments, R50 to R53 about checks presented again, R61 to R77 between the banks
 * themselves, R80 to R85 across borders. Between them are numbers that mean nothing.
 */
export const returnCodes = [
  ...['R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R07', 'R08', 'R09', 'R10', 'R11', 'R12', 'R13'],
  ...['R14', 'R15', 'R16', 'R17', 'R18', 'R19', 'R20', 'R21', 'R22', 'R23', 'R24', 'R25', 'R26'],
  ...['R27', 'R28', 'R29', 'R30', 'R31', 'R32', 'R33', 'R34', 'R35', 'R36', 'R37', 'R38', 'R39'],
  ...['R40', 'R41', 'R42', 'R43', 'R44', 'R45', 'R46', 'R47', 'R50', 'R51', 'R52', 'R53'],
  ...['R61', 'R62', 'R67', 'R68', 'R69', 'R70', 'R71', 'R72', 'R73', 'R74', 'R75', 'R76', 'R77'],
  ...['R80', 'R81', 'R82', 'R83', 'R84', 'R85'],
] as const

export type ReturnCode = (typeof returnCodes)[number]
