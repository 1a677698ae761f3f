import { isIPv4, isIPv6 } from 'node:net'

export const unknownIp = 'unknown'

export function plainIp(ip: string | null | undefined): string {
  const bare = ip?.trim().replace(/^::ffff:(?=\d+\.)/i, '') ?? ''
  return isIPv4(bare) || isIPv6(bare) ? bare : unknownIp
}

/** Returns the entry of X-Forwarded-For that the outermost of our proxies wrote. */
export const forwardedIp = (list: string | null | undefined, hops: number): string =>
  plainIp(list?.split(',').at(-hops))

/** Limits treat all IPv6 addresses of a /64 as one, because one household or office has a whole /64. */
export function ipGroup(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [head = '', tail = ''] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = ip.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : []
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')
}
