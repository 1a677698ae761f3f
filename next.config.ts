import { readdirSync } from 'node:fs'
import type { NextConfig } from 'next'
import { closedRoutes } from './content/public-routes'
import './lib/env'

const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=()' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]
const unlisted = [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }]

// The pages' own policies: a nonce from the middleware, or hashes written after the build (scripts/static-policies.ts).
const data = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; sandbox; frame-ancestors 'none'" },
]

/** The program that reads uploads, and what it draws pages with. */
const readers = [
  './.reader/reader.mjs',
  './node_modules/zxing-wasm/dist/reader/zxing_reader.wasm',
  './node_modules/pdfjs-dist/package.json',
  './node_modules/pdfjs-dist/legacy/build/{pdf,pdf.worker}.mjs',
  './node_modules/@napi-rs/canvas/{package.json,*.js}',
  './node_modules/@napi-rs/canvas-*/*',
]

const newestMigration = readdirSync('supabase/migrations')
  .map((name) => /^(\d+)_.+\.sql$/.exec(name)?.[1] ?? '')
  .reduce((newest, version) => (version > newest ? version : newest), '')

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  env: { MIGRATION_VERSION: newestMigration },
  typedRoutes: true,
  // `npm run build` checks the types; the builds of `npm start` and of the tests leave that to the tests' own step.
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPES_IN_BUILD === '1' },
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  // No picture is made smaller by the server: its address answers 404.
  images: { unoptimized: true },
  serverExternalPackages: ['@googleapis/drive', 'google-auth-library', 'nodemailer', 'pino', 'pdfkit'],
  // Files that are read by name and not imported: typefaces of the record of a review, the program that reads uploads.
  outputFileTracingIncludes: {
    '/api/{facturas,facturas/*,clientes/*/documentos/*,mensajes/archivos/*,cron}': readers,
    '/api/facturas/*/registro': [
      './node_modules/@fontsource/{brygada-1918,instrument-sans}/files/*-latin-{400,600}-normal.woff',
    ],
  },
  // The title comes in the head for everyone: streamed, it arrives after the page that a screen reader already reads.
  htmlLimitedBots: /.*/,
  // A field of a megabyte still reaches its rule and is refused by it, not by a broken request.
  experimental: { serverActions: { bodySizeLimit: '4mb' } },
  turbopack: { resolveAlias: { 'react-style-singleton': './components/ui/style-singleton.ts' } },
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    { source: '/api/:path*', headers: data },
    ...closedRoutes.map((route) => ({ source: `${route}/:path*`, headers: unlisted })),
  ],
}

export default config
