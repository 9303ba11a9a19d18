/** The hours of American banks are told as their clocks show them. */
export const bankZone = 'America/New_York'
