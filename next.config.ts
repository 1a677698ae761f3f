import { readdirSync } from 'node:fs'
import type { NextConfig } from 'next'
import { closedRoutes } from './content/public-routes'
import { env } from './lib/env'
import { readFirmFile } from './lib/firm-file'
import { mostPostBytes } from './lib/http/post-size'

// Vercel sets it when a project asks for its build adapter, which takes the pages away before `npm run build` is done with them.
if (process.env.NEXT_ADAPTER_PATH)
  throw new Error(
    'Build adapters get no content security policy for static pages (scripts/static-policies.ts comes after them). On Vercel set NEXT_ENABLE_ADAPTER=0.',
  )

const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]
// They say something about a document, and nothing about a script or a typeface.
const documents = [
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]
const unlisted = [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }]

// The pages' own policies: a nonce from the middleware, or hashes written after the build (scripts/static-policies.ts).
const data = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; sandbox; frame-ancestors 'none'" },
]

/** Sends who opened a page at another address to the site's own; data and the files of pages answer everywhere. */
const toSite = (address: string) => ({
  source: '/:path((?!api/|_next/|_vercel/).*)',
  missing: [{ type: 'host' as const, value: new URL(address).hostname.replaceAll('.', '\\.') }],
  destination: `${address}/:path`,
  permanent: false,
})

/** The program that reads uploads, and what it draws pages with. */
const readers = [
  './.reader/reader.mjs',
  './node_modules/zxing-wasm/dist/reader/zxing_reader.wasm',
  './node_modules/pdfjs-dist/package.json',
  './node_modules/pdfjs-dist/legacy/build/{pdf,pdf.worker}.mjs',
  './node_modules/@napi-rs/canvas/{package.json,*.js}',
  './node_modules/@napi-rs/canvas-*/*',
]

/** Addresses of before, in bookmarks, mails and open pages. */
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
  // `npm test` checks the types, those of the tests too; a deployment must not stop at one of those.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  // No picture is made smaller by the server: its address answers 404.
  images: { unoptimized: true },
  serverExternalPackages: ['@googleapis/drive', 'google-auth-library', 'nodemailer', 'pino', 'pdfkit'],
  // Files that are read by name and not imported: typefaces of the record of a review, the program that reads uploads.
  outputFileTracingIncludes: {
    '/api/{facturas,facturas/*,clientes/*/documentos/*,mensajes/archivos/*,cron}': readers,
    // It asks whether a reader starts.
    '/admin/diagnostico': ['./.reader/reader.mjs'],
    '/api/facturas/*/registro': [
      './node_modules/@fontsource/{brygada-1918,instrument-sans}/files/*-latin-{400,600}-normal.woff',
    ],
  },
  // The title comes in the head for everyone: streamed, it arrives after the page that a screen reader already reads.
  htmlLimitedBots: /.*/,
  experimental: { serverActions: { bodySizeLimit: mostPostBytes } },
  turbopack: { resolveAlias: { 'react-style-singleton': './components/ui/style-singleton.ts' } },
  // Elsewhere scripts/serve.ts redirects: it knows the address at start-up and the proxies in front of it.
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
