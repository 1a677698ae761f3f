import { assistantPage } from './assistant/assistant-page'
import { contact } from './contact'
import { legalDocuments } from './legal/legal-documents'
import { services } from './services'
import { dueDates } from './tools/due-dates'
import { monthSlug, shownMonths } from './tools/shown-months'
import { publicTaxes } from './tools/public-taxes'
import { tools, toolsPage } from './tools/tools-page'

const dateSheets = [...publicTaxes.map(({ slug }) => slug), ...shownMonths.map(monthSlug)].map(
  (slug) => `${dueDates.path}/${slug}`,
)

const others: readonly string[] = [
  '/',
  '/nosotros',
  contact.path,
  assistantPage.path,
  '/servicios',
  ...services.map(({ path }) => path),
  toolsPage.path,
  ...tools.map(({ path }) => path),
  ...legalDocuments.map(({ path }) => path),
]

/** These pages are static, in the sitemap, and open to search engines. */
export const publicRoutes: readonly string[] = [...others, ...dateSheets]

/** Most of the many similar date pages are left out, because browser tests and a benchmark open each of these routes. */
export const differentRoutes: readonly string[] = [
  ...others,
  ...dateSheets.filter((path) => /\/(renta-personas-naturales|diciembre-2026)$/.test(path)),
]

/** With `X-Robots-Tag` the server forbids search engines to list these addresses and all below them. */
export const closedRoutes = [
  '/portal',
  '/tareas',
  '/admin',
  '/auth',
  '/waitlist',
  '/bienvenida',
  '/access-denied',
  '/invitacion',
  '/firmar',
  '/notificaciones',
  '/segundo-paso',
  '/verificar',
  '/api',
] as const

/** robots.txt closes only this path, because crawlers must read other pages to see their `X-Robots-Tag`. */
export const unread = '/api/'
