import { readdirSync } from 'node:fs'
import type { NextConfig } from 'next'
import { closedRoutes } from './content/public-routes'
import { env } from './lib/env'
import { readFirmFile } from './lib/firm-file'
import { mostPostBytes } from './lib/http/post-size'

if (process.env.NEXT_ADAPTER_PATH)
  throw new Error(
    'Build adapters get no content security policy for static pages (scripts/static-policies.ts comes after them). On Vercel set NEXT_ENABLE_ADAPTER=0.',
  )

const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]
// These headers matter only for HTML pages, so scripts and fonts are sent without them.
const documents = [
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]
const unlisted = [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }]

// API responses get this policy. Pages get theirs from the middleware or scripts/static-policies.ts.
const data = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; sandbox; frame-ancestors 'none'" },
]

/** Redirects a page that was opened at another host to the host of `address`. */
const toSite = (address: string) => ({
  source: '/:path((?!api/|_next/|_vercel/).*)',
  missing: [{ type: 'host' as const, value: new URL(address).hostname.replaceAll('.', '\\.') }],
  destination: `${address}/:path`,
  permanent: false,
})

/** Routes that read uploads or mails need these programs and the package files that the programs open. */
const readers = [
  './.reader/{reader,mail-reader}.mjs',
  './node_modules/zxing-wasm/dist/reader/zxing_reader.wasm',
  './node_modules/pdfjs-dist/package.json',
  './node_modules/pdfjs-dist/legacy/build/{pdf,pdf.worker}.mjs',
  './node_modules/@napi-rs/canvas/{package.json,*.js}',
  './node_modules/@napi-rs/canvas-*/*',
]

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
  // `npm test` checks the types, so the build does not check them again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  // The site never resizes images, so Next's route for resized images answers 404.
  images: { unoptimized: true },
  serverExternalPackages: ['@googleapis/drive', 'google-auth-library', 'nodemailer', 'pino', 'pdfkit'],
  // The code opens these fonts and programs by file name and not by import, so Next must be told to deploy them.
  outputFileTracingIncludes: {
    '/api/{facturas,facturas/*,clientes/*/documentos/*,mensajes/archivos/*,correo,cron,firmas}': readers,
    '/admin/diagnostico': ['./.reader/reader.mjs'],
    // Saving a calendar's URL on this page starts a reader process, so the page needs the reader's file.
    '/admin/citas/horarios': ['./.reader/reader.mjs'],
    // When the last signer signs on one of these pages, the server starts a reader process, which needs this file.
    '/{firmar,portal/firmas/*,admin/firmas/*}': ['./.reader/reader.mjs'],
    '/{firmar,portal/firmas/*,admin/firmas/*,api/cron,api/facturas/*/registro,api/solicitudes/*/constancia}':
      ['./node_modules/@fontsource/{brygada-1918,instrument-sans}/files/*-latin-{400,600}-normal.woff'],
  },
  // Every page is sent with its title in the head, because screen readers miss a title that is streamed later.
  htmlLimitedBots: /.*/,
  experimental: {
    serverActions: { bodySizeLimit: mostPostBytes },
    // The build cache is off, because writing it takes a sixth of a build's processor time.
    turbopackFileSystemCacheForBuild: false,
  },
  turbopack: { resolveAlias: { 'react-style-singleton': './components/ui/style-singleton.ts' } },
  // On servers other than Vercel, scripts/serve.ts redirects to the host of `SITE_URL`, which it reads at its start.
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
