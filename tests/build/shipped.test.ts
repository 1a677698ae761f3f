import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { needleOf, neverInBrowser, scanBuild } from '@/scripts/scan-bundle'
import { readManifest, distDir } from './built-page'

describe('what reaches the browser', () => {
  const planted = (process.env.CANARIES ?? '').split(',').filter(Boolean)

  beforeAll(() => {
    if (!existsSync(path.join(distDir, 'BUILD_ID')))
      throw new Error(`There is no build in ${distDir}: run it first.`)
  })

  test('is searched for secrets that were planted in the build', () => {
    expect(planted.length).toBeGreaterThanOrEqual(5)
    expect(planted.every((secret) => secret.length >= 16)).toBe(true)
  })

  test('includes scripts and pages', () => {
    const names = (folder: string) => readdirSync(path.join(distDir, folder), { recursive: true }).map(String)
    expect(names('static').filter((name) => name.endsWith('.js')).length).toBeGreaterThan(5)
    expect(names('server/app').filter((name) => name.endsWith('.html')).length).toBeGreaterThan(0)
  })

  test('contains no secret, no Supabase auth client and no test code', () => {
    const secrets = planted.map((secret, index) => needleOf(`planted secret ${index + 1}`, secret))
    expect(scanBuild(distDir, [...neverInBrowser, ...secrets])).toEqual([])
  })
})

describe('the inline scripts of pages', () => {
  const [ofHint, ofMissedFiles] = ['documentElement.dataset.in=', 'waits=new WeakMap']
  const read = (file: string) => readFileSync(path.join(distDir, file), 'utf8')

  test('are not in any script file of the browser', () => {
    const files = readdirSync(path.join(distDir, 'static/chunks')).filter((name) => name.endsWith('.js'))
    const texts = files.map((name) => read(`static/chunks/${name}`))
    expect(texts.filter((text) => text.includes(ofHint) || text.includes(ofMissedFiles))).toEqual([])
  })

  test('are in the HTML of a public page once', () => {
    expect(read('server/app/index.html').split(ofHint)).toHaveLength(2)
  })
})

describe('the key of actions', () => {
  // A build with another key could not accept forms of older pages, because ids of actions depend on the key.
  test('comes from the configuration, so that builds with the same key accept each other’s forms', () => {
    const { encryptionKey, node } = readManifest<{ encryptionKey: string; node: object }>(
      'server/server-reference-manifest.json',
    )
    expect(Object.keys(node).length).toBeGreaterThan(20)
    expect(encryptionKey).toBe(process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY)
  })
})

describe('the reader of uploads', () => {
  const routes = [
    'facturas',
    'facturas/[id]',
    'clientes/[id]/documentos/[upload]',
    'mensajes/archivos/[id]',
    'correo',
    'cron',
  ]

  test.each(routes)('is shipped with /api/%s, though the route does not import it', (route) => {
    const trace = path.join(distDir, 'server/app/api', route, 'route.js.nft.json')
    const { files } = JSON.parse(readFileSync(trace, 'utf8')) as { files: string[] }
    const shipped = files.map((file) => path.resolve(path.dirname(trace), file))
    for (const ending of [
      '.reader/reader.mjs',
      '.reader/mail-reader.mjs',
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
})
