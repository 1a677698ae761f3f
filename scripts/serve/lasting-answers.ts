import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export function lastingAnswers(distDir: string): Map<string, string> {
  type Manifest = { routes: Record<string, { initialRevalidateSeconds: number | false }> }
  const manifest = path.join(distDir, 'prerender-manifest.json')
  const { routes } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
  const found = new Map<string, string>()
  for (const [route, { initialRevalidateSeconds }] of Object.entries(routes)) {
    const place = path.join(distDir, 'server/app', route === '/' ? 'index' : route)
    const file = [`${place}.html`, `${place}.body`].find((name) => existsSync(name))
    if (file && initialRevalidateSeconds === false && !route.startsWith('/_')) found.set(route, file)
  }
  for (const entry of readdirSync(path.join(distDir, 'static'), { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const parts = path.relative(distDir, file).split(path.sep).map(encodeURIComponent)
    if (entry.isFile()) found.set(`/_next/${parts.join('/')}`, file)
  }
  return found
}

export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

export const packedFolder = (distDir: string) => path.join(distDir, 'packed')

/** Names the compressed file by a hash of the plain content, so that a file of another build is never sent instead. */
export const packedName = (body: Uint8Array, encoding: Encoding) =>
  `${createHash('sha256').update(body).digest('hex')}.${encoding}`

/** Images and fonts contain NUL bytes, texts do not. */
export const isText = (body: Buffer) => !body.includes(0)
