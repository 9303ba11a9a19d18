import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asExact, isOnGrid, nearGrid } from '#domain/place.ts'

const places = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test.each([
  ['in the north and west', { latitude: 40.71278, longitude: -74.00594 }, { latitude: 40.71, longitude: -74.01 }],
  ['in the south and east', { latitude: -33.86882, longitude: 151.20929 }, { latitude: -33.87, longitude: 151.21 }],
  ['at the poles', { latitude: 89.9999, longitude: 0 }, { latitude: 90, longitude: 0 }],
  ['at the other pole', { latitude: -89.9999, longitude: 12.3449 }, { latitude: -90, longitude: 12.34 }],
  ['where the date changes', { latitude: 0, longitude: 179.9999 }, { latitude: 0, longitude: 180 }],
  ['on its other side', { latitude: 0, longitude: -179.9999 }, { latitude: 0, longitude: -180 }],
])('%s a place is moved to the nearest corner of the grid', (_, exact, near) => {
  expect(nearGrid(exact)).toEqual(near)
  expect(isOnGrid(exact)).toBe(false)
  expect(isOnGrid(near)).toBe(true)
})

test('every place is moved by half a step at most, stays on the globe, and is not moved again', () => {
  fc.assert(
    fc.property(places, (exact) => {
      const near = nearGrid(exact)
      expect(isOnGrid(near)).toBe(true)
      expect(nearGrid(near)).toEqual(near)
      expect(Math.abs(near.latitude - exact.latitude)).toBeLessThan(0.005_000_1)
      expect(Math.abs(near.longitude - exact.longitude)).toBeLessThan(0.005_000_1)
      expect(Math.abs(near.latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(near.longitude)).toBeLessThanOrEqual(180)
    }),
  )
})

test('an exact place has five digits, in every quarter of the globe', () => {
  expect(asExact({ latitude: -33.868_821_49, longitude: 151.209_296_51 })).toEqual({
    latitude: -33.868_82,
    longitude: 151.2093,
  })
  expect(asExact({ latitude: 89.999_999, longitude: -179.999_999 })).toEqual({ latitude: 90, longitude: -180 })
})
