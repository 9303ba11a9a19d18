export type Coordinates = { readonly latitude: number; readonly longitude: number }

/** A hundredth of a degree is about a kilometre from north to south, and less from east to west. */
const perDegree = 100

const onGrid = (degrees: number): number => Math.round(degrees * perDegree) / perDegree

export const isOnGrid = ({ latitude, longitude }: Coordinates): boolean =>
  onGrid(latitude) === latitude && onGrid(longitude) === longitude

/** Moves a place to the nearest corner of a fixed grid, so that however often it is rounded nothing more is learnt. */
export const nearGrid = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: onGrid(latitude),
  longitude: onGrid(longitude),
})

/** Five digits are about a metre, which is more than a device knows. */
const exactDigits = 5

/** Leaves out digits that no device knows. */
export const asExact = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Number(latitude.toFixed(exactDigits)),
  longitude: Number(longitude.toFixed(exactDigits)),
})
