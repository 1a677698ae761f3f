import { publicRoutes } from '../../../content/public-routes'
import { closedAddresses } from '../authz/addresses'

const open = ['/auth', '/auth/recuperar', '/auth/confirmar', '/auth/deshacer', '/waitlist', '/access-denied', '/segundo-paso', '/verificar'] // prettier-ignore
const missing = ['/no-existe', '/servicios/no-existe', '/_next/static/no-existe.js', '/_next/image?url=%2Fportal'] // prettier-ignore
const files = ['/robots.txt', '/sitemap.xml', '/icon.svg', '/apple-icon']
const handlers = ['/api/health', '/api/ready', '/api/cron', '/api/no-existe', '/api/realtime-token', '/api/missing', '/api/registros/certificado', '/api/citas/calendario/no-existe.ics'] // prettier-ignore

/** Every address that answers to GET, with somebody's ids, and some that lead nowhere. */
export function everyRoute(ids: Record<string, string>): string[] {
  const closed = closedAddresses(ids).filter(({ methods }) => methods.includes('GET'))
  return [...publicRoutes, ...open, ...missing, ...files, ...handlers, ...closed.map(({ path }) => path)]
}
