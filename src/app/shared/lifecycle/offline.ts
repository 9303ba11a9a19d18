/** Nothing was sent, because the device knows that it has no connection. */
export class Offline extends Error {
  override name = 'Offline'
}
