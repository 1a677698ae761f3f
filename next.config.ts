import { readdirSync } from 'node:fs'
import type { NextConfig } from 'next'
import { closedRoutes } from './content/public-routes'
import { env } from './lib/env'
import { readFirmFile } from './lib/firm-file'
import { mostPostBytes } from './lib/http/post-size'

// Vercel sets this variable to use a build adapter, which would move the pages before `npm run build` has finished them.
if (process.env.NEXT_ADAPTER_PATH)
  throw new Error(
    'Build adapters get no content security policy for static pages (scripts/static-policies.ts comes after them). On Vercel set NEXT_ENABLE_ADAPTER=0.',
  )

const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]
// Headers that only have a meaning for documents; scripts and fonts are sent without them.
const documents = [
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]
const unlisted = [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }]

// These headers are for responses other than pages. The policies of pages contain a nonce of the middleware, or hashes
// of scripts/static-policies.ts.
const data = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; sandbox; frame-ancestors 'none'" },
]

/** Redirects pages at other hosts to the site's own host. API routes and the scripts and styles of pages answer at any host. */
const toSite = (address: string) => ({
  source: '/:path((?!api/|_next/|_vercel/).*)',
  missing: [{ type: 'host' as const, value: new URL(address).hostname.replaceAll('.', '\\.') }],
  destination: `${address}/:path`,
  permanent: false,
})

/** The programs that read uploads and mails, and the files of packages that these programs open. */
const readers = [
  './.reader/{reader,mail-reader}.mjs',
  './node_modules/zxing-wasm/dist/reader/zxing_reader.wasm',
  './node_modules/pdfjs-dist/package.json',
  './node_modules/pdfjs-dist/legacy/build/{pdf,pdf.worker}.mjs',
  './node_modules/@napi-rs/canvas/{package.json,*.js}',
  './node_modules/@napi-rs/canvas-*/*',
]

/** Former URLs, which bookmarks, mails and open pages may still contain. */
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
  // Types are not checked here, because `npm test` does it; a deployment must not fail because of a test's types.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  // The site never resizes images, so Next's route for resized images answers 404.
  images: { unoptimized: true },
  serverExternalPackages: ['@googleapis/drive', 'google-auth-library', 'nodemailer', 'pino', 'pdfkit'],
  // Files that code opens by name, so that no import mentions them: fonts for the record of a review, and the reader of uploads.
  outputFileTracingIncludes: {
    '/api/{facturas,facturas/*,clientes/*/documentos/*,mensajes/archivos/*,correo,cron,firmas}': readers,
    // The page of the diagnosis starts a reader process, to check that this works.
    '/admin/diagnostico': ['./.reader/reader.mjs'],
    // When a member saves the URL of a calendar, a reader process reads the calendar.
    '/admin/citas/horarios': ['./.reader/reader.mjs'],
    // The action of a document's last signer completes the document, for which it starts a reader process.
    '/{firmar,portal/firmas/*,admin/firmas/*}': ['./.reader/reader.mjs'],
    '/{firmar,portal/firmas/*,admin/firmas/*,api/cron,api/facturas/*/registro,api/solicitudes/*/constancia}':
      ['./node_modules/@fontsource/{brygada-1918,instrument-sans}/files/*-latin-{400,600}-normal.woff'],
  },
  // The title is always sent in the head, because a title that is streamed later arrives after a screen reader has begun to read.
  htmlLimitedBots: /.*/,
  experimental: {
    serverActions: { bodySizeLimit: mostPostBytes },
    // Writing the cache takes a sixth of a build's processor time, and a build with other settings gains nothing from it.
    turbopackFileSystemCacheForBuild: false,
  },
  turbopack: { resolveAlias: { 'react-style-singleton': './components/ui/style-singleton.ts' } },
  // Next redirects only on Vercel and in development. Elsewhere scripts/serve.ts redirects, because it reads the site's
  // URL when it starts.
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
