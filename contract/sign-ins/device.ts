import * as z from 'zod/mini'

export const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const
export const systems = ['windows', 'mac', 'ios', 'android', 'chromeos', 'linux', 'other'] as const

/** A coarse word for a device, without versions or models: it helps its owner to recognize it, and nobody to follow it. */
export const deviceDto = z.object({ browser: z.enum(browsers), system: z.enum(systems) })
export type DeviceDto = z.infer<typeof deviceDto>
