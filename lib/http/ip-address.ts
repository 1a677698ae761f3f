import { isIPv4, isIPv6 } from 'node:net'

export const unknownAddress = 'unknown'

export function plainAddress(address: string | null | undefined): string {
  const bare = address?.trim().replace(/^::ffff:(?=\d+\.)/i, '') ?? ''
  return isIPv4(bare) || isIPv6(bare) ? bare : unknownAddress
}

/** What the outermost of so many proxies of ours wrote into X-Forwarded-For. */
export const forwardedAddress = (list: string | null | undefined, hops: number): string =>
  plainAddress(list?.split(',').at(-hops))

/** One household or office holds a whole IPv6 /64: limits count it as one. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : []
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')
}
