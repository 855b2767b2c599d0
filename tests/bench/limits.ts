// How slow the visitor's computer and network are.
import type { CDPSession } from '@playwright/test'

export interface Limits {
  name: string
  /** The processor is this many times slower. */
  slowdown: number
  network: { bitsPerSecond: number; latency: number } | null
}

export const mobile = { bitsPerSecond: 1_600_000, latency: 150 }

export const slow4: Limits = { name: '4 times slower, 1.6 Mbit/s', slowdown: 4, network: mobile }
export const slow6: Limits = { name: '6 times slower, 1.6 Mbit/s', slowdown: 6, network: mobile }
export const unlimited: Limits = { name: 'no limits', slowdown: 1, network: null }

export async function setLimits(session: CDPSession, { slowdown, network }: Limits): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (!network) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.bitsPerSecond / 8,
    uploadThroughput: network.bitsPerSecond / 8,
  })
}
