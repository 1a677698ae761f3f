/**
 * The server calls only these addresses of push services, whatever a subscription contains.
 * For a host that also has other services, only the paths of push subscriptions are allowed.
 */
const services: readonly RegExp[] = [
  /^https:\/\/fcm\.googleapis\.com\/(?:fcm\/send|wp)\/./,
  /^https:\/\/(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com\/wpush\/./,
  /^https:\/\/(?:[a-z0-9-]+\.)*notify\.windows\.com\/./,
  /^https:\/\/(?:[a-z0-9-]+\.)*push\.apple\.com\/./,
]
export const longestEndpoint = 1000

/** `local` is the origin of a fake push service on this machine, or null. */
export function isPushEndpoint(text: string, local: string | null = null): boolean {
  if (text.length > longestEndpoint || !URL.canParse(text)) return false
  const { href, username, password, origin } = new URL(text)
  // The database reads the host from `text`, so `text` must be exactly as `URL` writes an address.
  if (href !== text || username !== '' || password !== '') return false
  return (local !== null && origin === local) || services.some((service) => service.test(text))
}
