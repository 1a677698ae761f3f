import { lookup as resolve, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const reserved4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'
/** Parts of 2000::/3 that are not public: Teredo and 6to4 (both wrap IPv4 addresses), ORCHID and documentation. */
const reserved6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20'

const blocked = new BlockList()
const unicast6 = new BlockList()
unicast6.addSubnet('2000::', 3, 'ipv6')
for (const range of reserved4.split(' ')) addRange(range, 'ipv4')
for (const range of reserved6.split(' ')) addRange(range, 'ipv6')

function addRange(range: string, family: 'ipv4' | 'ipv6') {
  const [net = '', bits] = range.split('/')
  blocked.addSubnet(net, Number(bits), family)
}

/** True for a public address; false for this machine, private networks and the metadata service of a cloud. */
export function isPublicIp(ip: string): boolean {
  const family = isIP(ip)
  if (family === 4) return !blocked.check(ip, 'ipv4')
  return family === 6 && unicast6.check(ip, 'ipv6') && !blocked.check(ip, 'ipv6')
}

/** Checks the IP address to which the socket connects, because an earlier check could get another DNS answer. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, [])
    if (!addresses.every(({ address }) => isPublicIp(address))) return done(privateAddress(), [])
    const [first] = addresses
    return options.all ? done(null, addresses) : done(null, first?.address ?? '', first?.family)
  })
}

const privateCode = 'EPRIVATEADDRESS'
const privateAddress = () => Object.assign(new Error('the address is not public'), { code: privateCode })

/** True for the error with which `publicLookup` refuses an address that is not public. */
export const isPrivateAddress = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === privateCode
