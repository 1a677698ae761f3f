/**
 * Addresses of the browsers' push services. If a host has other services too, only the paths of subscriptions are allowed.
 * The server calls no other address, whatever a subscription contains.
 */
const services: readonly RegExp[] = [
  /^https:\/\/fcm\.googleapis\.com\/(?:fcm\/send|wp)\/./,
  /^https:\/\/(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com\/wpush\/./,
  /^https:\/\/(?:[a-z0-9-]+\.)*notify\.windows\.com\/./,
  /^https:\/\/(?:[a-z0-9-]+\.)*push\.apple\.com\/./,
]
export const longestEndpoint = 1000

/** True for the https address of a known push service. `local` is the origin of a fake service on this machine, or null. */
export function isPushEndpoint(text: string, local: string | null = null): boolean {
  if (text.length > longestEndpoint || !URL.canParse(text)) return false
  const { href, username, password, origin } = new URL(text)
  // Browsers write the address as `URL` does. The database stores this text unchanged and reads the host from it.
  if (href !== text || username !== '' || password !== '') return false
  return (local !== null && origin === local) || services.some((service) => service.test(text))
}
