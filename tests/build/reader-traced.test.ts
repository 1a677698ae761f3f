import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { distDir } from './built-page'

const routes = [
  'facturas',
  'facturas/[id]',
  'clientes/[id]/documentos/[upload]',
  'mensajes/archivos/[id]',
  'cron',
]

test.each(routes)('what reads uploads is shipped with /api/%s, as it is no import of the route', (route) => {
  const trace = path.join(distDir, 'server/app/api', route, 'route.js.nft.json')
  const { files } = JSON.parse(readFileSync(trace, 'utf8')) as { files: string[] }
  const shipped = files.map((file) => path.resolve(path.dirname(trace), file))
  for (const ending of [
    '.reader/reader.mjs',
    'pdfjs-dist/package.json',
    'pdfjs-dist/legacy/build/pdf.mjs',
    'pdfjs-dist/legacy/build/pdf.worker.mjs',
    'zxing-wasm/dist/reader/zxing_reader.wasm',
    '@napi-rs/canvas/package.json',
    '@napi-rs/canvas/index.js',
    '@napi-rs/canvas/js-binding.js',
  ]) {
    const file = shipped.find((one) => one.endsWith(`/${ending}`))
    expect(file && existsSync(file), ending).toBe(true)
  }
  expect(shipped.some((file) => /@napi-rs\/canvas-[\w-]+\/.*\.node$/.test(file))).toBe(true)
})
