import { readdirSync } from 'node:fs'
import type { NextConfig } from 'next'
import { closedRoutes } from './content/public-routes'
import { env } from './lib/env'
import { readFirmFile } from './lib/firm-file'
import { mostPostBytes } from './lib/http/post-size'

// Vercel sets it for its build adapter, which moves the pages before `npm run build` is done with them.
if (process.env.NEXT_ADAPTER_PATH)
  throw new Error(
    'Build adapters get no content security policy for static pages (scripts/static-policies.ts comes after them). On Vercel set NEXT_ENABLE_ADAPTER=0.',
  )

const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]
// These headers matter only for documents, not for scripts and fonts.
const documents = [
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]
const unlisted = [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }]

// Pages have policies of their own: a nonce from the middleware, or hashes written after the build
// (scripts/static-policies.ts).
const data = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; sandbox; frame-ancestors 'none'" },
]

/** Redirects pages opened at another address to the site's own; data and files of pages answer everywhere. */
const toSite = (address: string) => ({
  source: '/:path((?!api/|_next/|_vercel/).*)',
  missing: [{ type: 'host' as const, value: new URL(address).hostname.replaceAll('.', '\\.') }],
  destination: `${address}/:path`,
  permanent: false,
})

/** The program that reads uploads, and what it needs to draw pages. */
const readers = [
  './.reader/reader.mjs',
  './node_modules/zxing-wasm/dist/reader/zxing_reader.wasm',
  './node_modules/pdfjs-dist/package.json',
  './node_modules/pdfjs-dist/legacy/build/{pdf,pdf.worker}.mjs',
  './node_modules/@napi-rs/canvas/{package.json,*.js}',
  './node_modules/@napi-rs/canvas-*/*',
]

/** Former addresses, still in bookmarks, mails and open pages. */
const moved = [
  ['/admin/pedidos/nuevo', '/admin/solicitudes/nueva'],
  ['/admin/pedidos/:path*', '/admin/solicitudes/:path*'],
  ['/api/revision/mirada', '/api/equipo/facturas/mirada'],
  ['/api/registros/certificado', '/api/verificar/certificado'],
].map(([source = '', destination = '']) => ({ source, destination, permanent: true }))

const newestMigration = readdirSync('supabase/migrations')
  .map((name) => /^(\d+)_.+\.sql$/.exec(name)?.[1] ?? '')
  .reduce((newest, version) => (version > newest ? version : newest), '')

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  env: { MIGRATION_VERSION: newestMigration, FIRM: readFirmFile(process.env.FIRM_FILE) },
  typedRoutes: true,
  // `npm test` checks the types, including those of the tests; a deployment must not fail because of a test.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  // The server never resizes images, so that address answers 404.
  images: { unoptimized: true },
  serverExternalPackages: ['@googleapis/drive', 'google-auth-library', 'nodemailer', 'pino', 'pdfkit'],
  // Files that are read by name instead of imported: fonts of the record of a review, the program that reads uploads.
  outputFileTracingIncludes: {
    '/api/{facturas,facturas/*,clientes/*/documentos/*,mensajes/archivos/*,cron}': readers,
    // The diagnosis checks whether a reader starts.
    '/admin/diagnostico': ['./.reader/reader.mjs'],
    '/api/facturas/*/registro': [
      './node_modules/@fontsource/{brygada-1918,instrument-sans}/files/*-latin-{400,600}-normal.woff',
    ],
  },
  // Puts the title into the head for everyone: a streamed one arrives after a screen reader has begun the page.
  htmlLimitedBots: /.*/,
  experimental: { serverActions: { bodySizeLimit: mostPostBytes } },
  turbopack: { resolveAlias: { 'react-style-singleton': './components/ui/style-singleton.ts' } },
  // Elsewhere scripts/serve.ts redirects, because it knows the address at start-up and the proxies in front of it.
  redirects: async () => [
    ...(env.VERCEL || env.NODE_ENV === 'development' ? [toSite(env.SITE_URL)] : []),
    ...moved,
  ],
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    { source: '/:path((?!_next/static/).*)', headers: documents },
    { source: '/api/:path*', headers: data },
    ...closedRoutes.map((route) => ({ source: `${route}/:path*`, headers: unlisted })),
  ],
}

export default config
