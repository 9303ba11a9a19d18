export type Coordinates = { readonly latitude: number; readonly longitude: number }

/** A hundredth of a degree is about a kilometre from north to south, and less from east to west. */
const perDegree = 100

const onGrid = (degrees: number): number => Math.round(degrees * perDegree) / perDegree

export const isOnGrid = ({ latitude, longitude }: Coordinates): boolean =>
  onGrid(latitude) === latitude && onGrid(longitude) === longitude
