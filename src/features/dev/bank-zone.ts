/** Hours of American banks are given in Eastern time. */
export const bankZone = 'America/New_York'
